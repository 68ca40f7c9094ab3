import type { NumberOperator, TextOperator } from './model.ts';

type NumberSpec = { readonly mark: string; readonly holds: (value: number, limit: number) => boolean };

/** How numbers are compared, so that a missing one (`NaN`) passes nothing. */
export const comparisons: Readonly<Record<NumberOperator, NumberSpec>> = {
  ge: { mark: '≥', holds: (value, limit) => value >= limit },
  gt: { mark: '>', holds: (value, limit) => value > limit },
  le: { mark: '≤', holds: (value, limit) => value <= limit },
  lt: { mark: '<', holds: (value, limit) => value < limit },
  eq: { mark: '=', holds: (value, limit) => value === limit },
  ne: { mark: '≠', holds: (value, limit) => !Number.isNaN(value) && value !== limit },
  'abs-ge': { mark: '≥', holds: (value, limit) => Math.abs(value) >= limit },
  'abs-le': { mark: '≤', holds: (value, limit) => Math.abs(value) <= limit },
};
export const isAbsolute = (op: string): boolean => op === 'abs-ge' || op === 'abs-le';

type TextSpec = {
  readonly words: string;
  /** Whether the case of letters counts. */
  readonly exact: boolean;
  readonly holds: (cell: string, text: string) => boolean;
};

/** How texts are compared; both sides come without blanks at their ends, and in lower case unless `exact`. */
export const wordings: Readonly<Record<TextOperator, TextSpec>> = {
  is: { words: '是', exact: true, holds: (cell, text) => cell === text },
  'is-not': { words: '不是', exact: true, holds: (cell, text) => cell !== text },
  contains: { words: '含有', exact: false, holds: (cell, text) => cell.includes(text) },
  'contains-not': { words: '不含', exact: false, holds: (cell, text) => !cell.includes(text) },
  begins: { words: '开头是', exact: false, holds: (cell, text) => cell.startsWith(text) },
};

export const isTextOperator = (op: string): op is TextOperator => Object.hasOwn(wordings, op);
