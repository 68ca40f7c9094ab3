/*
 * Doubles as text, for node/writeCsv: the shortest digits that read back to the same bits, of these the nearest, in the form of the
 * language's own `String(value)`; `NA` for missing, and the sign of a zero is kept.
 * Giulietti 2022, The Schubfach way to render doubles.
 */

typedef unsigned char Byte;
typedef unsigned long long Word;

enum { lowestPower = -292, highestPower = 324 };

/* 10^k for k of `lowestPower` … `highestPower` in 128 bits, rounded up, the upper half first: as powersOfTen.ts makes them. */
static const Word *tens;

__attribute__((export_name("beginDecimals"))) void beginDecimals(const Word *table) { tens = table; }

static const char pairs[] =
    "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546474849"
    "5051525354555657585960616263646566676869707172737475767778798081828384858687888990919293949596979899";

typedef struct { Word high, low; } Product;

static Product times(Word a, Word b) {
  Word low = (Word)(unsigned)a * (unsigned)b, crossed = (a >> 32) * (unsigned)b, other = (Word)(unsigned)a * (b >> 32);
  Word middle = (low >> 32) + (unsigned)crossed + (unsigned)other;
  return (Product){(a >> 32) * (b >> 32) + (crossed >> 32) + (other >> 32) + (middle >> 32), middle << 32 | (unsigned)low};
}

/* The upper bits of the product; its last bit says whether anything was cut off. */
static Word roundedToOdd(const Word *ten, Word factor) {
  Product lower = times(ten[1], factor), upper = times(ten[0], factor);
  Word rest = upper.low + lower.high;
  return (upper.high + (rest < upper.low)) | (rest > 1);
}

typedef struct { Word digits; int exponent; } Decimal;

static Decimal shortest(Word bits) {
  Word fraction = bits & 0xfffffffffffff;
  int raised = (int)(bits >> 52 & 2047), power = (raised ? raised : 1) - 1075;
  Word whole = raised ? fraction | 1ull << 52 : fraction;
  if (power <= 0 && power > -53 && (whole & ((1ull << -power) - 1)) == 0) return (Decimal){whole >> -power, 0};
  int open = (int)(whole & 1), closer = fraction == 0 && raised > 1;
  int exponent = (power * 1262611 - (closer ? 524031 : 0)) >> 22;
  int shift = power + ((-exponent * 1741647) >> 19) + 1;
  const Word *ten = tens + 2 * (-exponent - lowestPower);
  Word low = roundedToOdd(ten, (4 * whole - 2 + closer) << shift) + open;
  Word value = roundedToOdd(ten, 4 * whole << shift);
  Word high = roundedToOdd(ten, (4 * whole + 2) << shift) - open;
  Word digits = value / 4;
  if (digits >= 10) {
    Word fewer = digits / 10;
    int down = low <= 40 * fewer, up = 40 * fewer + 40 <= high;
    if (down != up) return (Decimal){fewer + up, exponent + 1};
  }
  int down = low <= 4 * digits, up = 4 * digits + 4 <= high;
  if (down != up) return (Decimal){digits + up, exponent};
  Word middle = 4 * digits + 2;
  return (Decimal){digits + (value > middle || (value == middle && (digits & 1))), exponent};
}

static Byte *pair(Byte *end, unsigned two) {
  end[-1] = pairs[2 * two + 1];
  end[-2] = pairs[2 * two];
  return end - 2;
}

/* Digits from the last to the first; returns where they begin. */
static Byte *backwards(Byte *end, Word digits) {
  while (digits >= 100000000) {
    unsigned last = (unsigned)(digits % 100000000);
    digits /= 100000000;
    for (int i = 0; i < 4; i++, last /= 100) end = pair(end, last % 100);
  }
  unsigned first = (unsigned)digits;
  for (; first >= 100; first /= 100) end = pair(end, first % 100);
  if (first >= 10) return pair(end, first);
  *--end = '0' + first;
  return end;
}

static Byte *copied(Byte *at, const Byte *from, int count) {
  for (int i = 0; i < count; i++) at[i] = from[i];
  return at + count;
}

static Byte *zeros(Byte *at, int count) {
  for (int i = 0; i < count; i++) at[i] = '0';
  return at + count;
}

static Byte *written(Byte *at, Word bits) {
  if ((bits & ~(1ull << 63)) > 2047ull << 52) return copied(at, (const Byte *)"NA", 2);
  if (bits >> 63) *at++ = '-';
  bits &= ~(1ull << 63);
  if (bits == 0) return *at = '0', at + 1;
  if (bits == 2047ull << 52) return copied(at, (const Byte *)"Infinity", 8);
  Decimal decimal = shortest(bits);
  Byte text[24], *end = text + 24, *begin = backwards(end, decimal.digits);
  int all = (int)(end - begin), count = all, point = all + decimal.exponent;
  while (count > 1 && begin[count - 1] == '0') count--;
  if (point > 21 || point <= -6) {
    *at++ = *begin;
    if (count > 1) *at++ = '.', at = copied(at, begin + 1, count - 1);
    *at++ = 'e';
    *at++ = point > 0 ? '+' : '-';
    Byte *tail = backwards(end, (Word)(point > 0 ? point - 1 : 1 - point));
    return copied(at, tail, (int)(end - tail));
  }
  if (point <= 0) return *at = '0', at[1] = '.', copied(zeros(at + 2, -point), begin, count);
  if (count <= point) return zeros(copied(at, begin, count), point - count);
  at = copied(at, begin, point);
  *at++ = '.';
  return copied(at, begin + point, count - point);
}

/* Writes numbers with a comma between them; returns where they end. One takes at most 25 bytes with its comma. */
__attribute__((export_name("writeDecimals"))) Byte *writeDecimals(const Word *values, int count, Byte *at) {
  for (int i = 0; i < count; i++) {
    if (i > 0) *at++ = ',';
    at = written(at, values[i]);
  }
  return at;
}
