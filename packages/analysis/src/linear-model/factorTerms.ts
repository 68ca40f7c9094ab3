import { isNumeric } from '../missing/index.ts';
import { InputError, type Message } from '../model/index.ts';
import { arithmeticMean } from '../statistics/index.ts';

/** How a column enters a model: numbers as numbers and words as classes, as in R, or its values as classes always. */
export type TermType = 'auto' | 'category';

/** A column of the samples as a model takes it. */
export type FactorTerm = {
  readonly name: string;
  readonly kind: 'number' | 'category';
  /** The classes, the first is the reference; empty of numbers. */
  readonly levels: readonly string[];
  /** The centred numbers, or one column a class but the first, 1 at its samples. */
  readonly columns: readonly Float64Array[];
  /** What each column is called. */
  readonly names: readonly string[];
  /** As written. */
  readonly cells: readonly string[];
};

/** Different numbers of a column that may be the numbers of classes: whole, few, and each of several samples. */
const fewest = 2;
const mostCodes = 6;

/** What a column is to a model; `cells` without a missing one. */
export const kindOf = (cells: readonly string[], type: TermType): FactorTerm['kind'] =>
  type === 'auto' && isNumeric(cells) ? 'number' : 'category';

/**
 * What the cells of one column contribute to a model. Numbers are one linear term unless `type` says that they are
 * classes, as in R.
 *
 * @param cells - One of each sample, none missing.
 * @param option - What a refusal names.
 * @throws {InputError} When all cells are equal.
 */
export function factorTerm(name: string, cells: readonly string[], type: TermType, option: string): FactorTerm {
  const levels = [...new Set(cells)];
  const kind = kindOf(cells, type);
  if (levels.length < 2 || (kind === 'number' && new Set(levels.map(Number)).size < 2))
    throw new InputError([
      {
        code: 'constant-factor',
        severity: 'error',
        input: option,
        what: `“${name}”列只有一个值“${levels[0]}”`,
        remedy: '它对结果没有影响，请去掉这一项，或选择另一列',
      },
    ]);
  if (kind === 'number') {
    const numbers = Float64Array.from(cells, Number);
    const mean = arithmeticMean(numbers);
    // Centred, so that a group's coefficient stays its mean at the middle of the covariate.
    return { name, kind, levels: [], columns: [numbers.map((value) => value - mean)], names: [name], cells };
  }
  return {
    name,
    kind,
    levels,
    columns: levels.slice(1).map((level) => Float64Array.from(cells, (cell) => Number(cell === level))),
    names: levels.slice(1).map((level) => `${name}=${level}`),
    cells,
  };
}

/** `“age”（数值）、“batch”（分类，3 类）`, for the facts and notes of a run; `''` without terms. */
export const termWords = (terms: readonly Pick<FactorTerm, 'kind' | 'levels' | 'name'>[]): string =>
  terms
    .map(({ kind, levels, name }) => `“${name}”（${kind === 'number' ? '数值' : `分类，${levels.length} 类`}）`)
    .join('、');

/** What to tell about numbers that look like the numbers of classes. @param remedy - Where that is said instead. */
export function codeMessages(
  terms: readonly (Pick<FactorTerm, 'kind' | 'name'> & { readonly cells: readonly string[] })[],
  remedy: string,
): readonly Message[] {
  return terms.flatMap(({ cells, kind, name }): Message[] => {
    const different = new Set(cells.map(Number)).size;
    const whole = cells.every((cell) => Number.isInteger(Number(cell)));
    if (kind !== 'number' || !whole || different > mostCodes || different * fewest > cells.length) return [];
    return [
      {
        level: 'warning',
        text: `“${name}”列只有 ${different} 个不同的数，按数值（线性）放入模型；如果它们是编号（如批次 1、2、3），${remedy}`,
      },
    ];
  });
}
