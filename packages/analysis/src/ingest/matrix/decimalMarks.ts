/** How `,` is read in numbers: `dot` not at all, `comma` as the decimal mark, `thousands` as the thousands mark. */
export type DecimalMark = 'dot' | 'comma' | 'thousands';

const COMMA_DECIMAL = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d+(e[+-]?\d+)?$/i;
const COMMA_INTEGER = /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(e[+-]?\d+)?$/i;
const COMMA_THOUSANDS = /^[+-]?\d{1,3}(,\d{3})+(\.\d+)?$/;

/** Whether the text is a number once its commas are understood. */
export function hasNumericComma(text: string): boolean {
  return COMMA_DECIMAL.test(text) || COMMA_THOUSANDS.test(text);
}

/** `1,234` may be a little over one, or a thousand and more. */
export function isAmbiguousComma(text: string): boolean {
  return COMMA_THOUSANDS.test(text) && COMMA_DECIMAL.test(text);
}

/** The number under a decimal mark; `NaN` when the text does not fit it. */
export function parseWithMark(text: string, mark: DecimalMark): number {
  if (mark === 'comma') {
    const fits = COMMA_DECIMAL.test(text) || COMMA_INTEGER.test(text);
    return fits ? Number(text.replaceAll('.', '').replace(',', '.')) : NaN;
  }
  return mark === 'thousands' && COMMA_THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : NaN;
}
