#include <stddef.h>
#include <stdint.h>

// From libFuzzer, which brings no header of its own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *start, size_t count));
