/** How `,` is read in numbers: `dot` not at all, `comma` as the decimal mark, `thousands` as the thousands mark. */
export type DecimalMark = 'dot' | 'comma' | 'thousands';

const COMMA_DECIMAL = /^[+-]?(\d+|\d{1,3}(\.\d{3})+),\d+(e[+-]?\d+)?$/i;
const COMMA_INTEGER = /^[+-]?(\d+|\d{1,3}(\.\d{3})+)(e[+-]?\d+)?$/i;
const COMMA_THOUSANDS = /^[+-]?[1-9]\d{0,2}(,\d{3})+(\.\d+)?$/;

/**
 * What the commas of a number can be: `1,5` and `1.234,5` have a decimal mark, `1,234,567` and `1,234.5` thousands
 * marks, and `1,234` may be either. `undefined` when the text is no number with a comma.
 */
export function commaKind(text: string): 'decimal' | 'thousands' | 'either' | undefined {
  const [decimal, thousands] = [COMMA_DECIMAL.test(text), COMMA_THOUSANDS.test(text)];
  if (decimal) return thousands ? 'either' : 'decimal';
  return thousands ? 'thousands' : undefined;
}

/** Whether the text is a number once its commas are understood. */
export const hasNumericComma = (text: string): boolean => commaKind(text) !== undefined;

/** `1,234` may be a little over one, or a thousand and more. */
export const isAmbiguousComma = (text: string): boolean => commaKind(text) === 'either';

/** The number under a decimal mark; `NaN` when the text does not fit it. */
export function parseWithMark(text: string, mark: DecimalMark): number {
  if (mark === 'comma') {
    const fits = COMMA_DECIMAL.test(text) || COMMA_INTEGER.test(text);
    return fits ? Number(text.replaceAll('.', '').replace(',', '.')) : NaN;
  }
  return mark === 'thousands' && COMMA_THOUSANDS.test(text) ? Number(text.replaceAll(',', '')) : NaN;
}
