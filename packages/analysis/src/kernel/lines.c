#include <wasm_simd128.h>

/* Where a byte stands among `length` others, in their order, counted from `at`; 16 bytes beyond them can be read. Returns how often it does. */
__attribute__((export_name("findByte"))) int findByte(const unsigned char *at, int length, int byte, int *found) {
  const v128_t wanted = wasm_i8x16_splat(byte);
  int count = 0;
  for (int from = 0; from < length; from += 16) {
    unsigned here = wasm_i8x16_bitmask(wasm_i8x16_eq(wasm_v128_load(at + from), wanted));
    if (length - from < 16) here &= (1u << (length - from)) - 1;
    for (; here; here &= here - 1) found[count++] = from + __builtin_ctz(here);
  }
  return count;
}
