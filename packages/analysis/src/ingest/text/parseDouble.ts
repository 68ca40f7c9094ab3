const ZERO = 48;
const MINUS = 45;
const PLUS = 43;
const DOT = 46;
const SPACE = 32;
const MAX_EXACT = 2 ** 53;

/** 10⁰ … 10²²: the powers of ten a double holds exactly (Clinger 1990, doi:10.1145/93542.93557). */
const EXACT_POWERS = Float64Array.from({ length: 23 }, (_, power) => Number(`1e${power}`));

/**
 * The decimal number in `bytes[start, end)`, bit for bit what `Number(text)` gives; spaces around it are allowed.
 * `NaN` when the text is not a plain decimal number: empty, hexadecimal, `Infinity`, thousands marks and words are not.
 */
export function parseDouble(bytes: Buffer, start: number, end: number): number {
  let from = start;
  let to = end;
  while (from < to && bytes[from] === SPACE) from++;
  while (to > from && bytes[to - 1] === SPACE) to--;

  let at = from;
  const negative = bytes[at] === MINUS;
  if (negative || bytes[at] === PLUS) at++;

  let mantissa = 0;
  let digits = 0;
  let scale = 0;
  for (; at < to && isDigit(bytes[at]!); at++, digits++) mantissa = mantissa * 10 + (bytes[at]! - ZERO);
  if (at < to && bytes[at] === DOT) {
    for (at++; at < to && isDigit(bytes[at]!); at++, digits++, scale++) mantissa = mantissa * 10 + (bytes[at]! - ZERO);
  }
  if (digits === 0) return NaN;

  let exponent = 0;
  if (at < to && (bytes[at]! | 32) === 101) {
    at++;
    const exponentNegative = bytes[at] === MINUS;
    if (exponentNegative || bytes[at] === PLUS) at++;
    const firstDigit = at;
    for (; at < to && isDigit(bytes[at]!); at++) exponent = Math.min(exponent * 10 + (bytes[at]! - ZERO), 100_000);
    if (at === firstDigit) return NaN;
    if (exponentNegative) exponent = -exponent;
  }
  if (at !== to) return NaN;

  const power = exponent - scale;
  if (mantissa >= MAX_EXACT || power > 22 || power < -22) return Number(bytes.toString('latin1', from, to));
  const magnitude = power < 0 ? mantissa / EXACT_POWERS[-power]! : mantissa * EXACT_POWERS[power]!;
  return negative ? -magnitude : magnitude;
}

function isDigit(byte: number): boolean {
  return byte >= ZERO && byte <= 57;
}
