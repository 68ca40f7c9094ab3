/** The least and the greatest value allowed; either may be missing. */
export type Limits = { min?: number | undefined; max?: number | undefined };

const fullWidth = /[０-９．－＋，ｅＥ]/g;
const offset = '０'.charCodeAt(0) - '0'.charCodeAt(0);

/**
 * Reads a number as people type it: full-width digits, thousands commas and `1e-5` are understood.
 *
 * @returns The number, `null` for no text, `undefined` for text that is not a number.
 */
export function parseNumber(typed: string): number | null | undefined {
  const text = typed
    .replace(fullWidth, (character) => String.fromCharCode(character.charCodeAt(0) - offset))
    .replace(/[,\s]/g, '');
  if (text === '') return null;
  if (!/^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i.test(text)) return undefined;
  const value = Number(text);
  return Number.isFinite(value) ? value : undefined;
}

/** The nearest value within the limits. */
export const clamp = (value: number, { min = -Infinity, max = Infinity }: Limits) =>
  Math.min(max, Math.max(min, value));

/** The next value up or down, on a multiple of the step, without the rounding dust of binary fractions. */
export function stepBy(value: number | null, step: number, direction: 1 | -1, limits: Limits): number {
  const from = value ?? limits.min ?? 0;
  const moved = value === null ? from : from + step * direction;
  return clamp(Number(moved.toPrecision(12)), limits);
}
