import { orthonormalize } from '../../linear/index.ts';

export type SquaresType = 'II' | 'III';
export const effects = ['group', 'factor', 'interaction'] as const;
export type Effect = (typeof effects)[number];

/**
 * Unit vectors in the space of the √n-weighted cell means: the sum of squares of an effect is that of its `df`
 * projections.
 */
export type EffectBases = Readonly<Record<Effect, readonly Float64Array[]>>;
/** Why a design cannot tell its effects apart. */
export type BadDesign = 'empty-level' | 'empty-cell' | 'confounded';

/**
 * Orthonormal bases of the two main effects and their interaction.
 *
 * The values enter a two-way analysis by the counts and means of the cells alone; so a design is known by the counts.
 * Type II takes a main effect beside the other one, type III beside the other one and the interaction under sum
 * contrasts. A cell without values costs the interaction a degree of freedom and makes type III impossible.
 *
 * Langsrud 2003, doi:10.1023/A:1023260610025
 *
 * @param counts - Values in every cell, `a × b`, the second factor fastest.
 */
export function effectBases(counts: Float64Array, a: number, b: number, type: SquaresType): EffectBases | BadDesign {
  const level = (of: (cell: number) => boolean): boolean => counts.some((count, cell) => count > 0 && of(cell));
  if (!all(a, (i) => level((cell) => Math.floor(cell / b) === i)) || !all(b, (j) => level((cell) => cell % b === j)))
    return 'empty-level';
  if (type === 'III' && counts.some((count) => count === 0)) return 'empty-cell';

  const roots = counts.map(Math.sqrt);
  const sum = (count: number, at: number, one: number): number => (at === one ? 1 : at === count - 1 ? -1 : 0);
  const column = (of: (i: number, j: number) => number): Float64Array =>
    roots.map((root, cell) => root * of(Math.floor(cell / b), cell % b));
  const ones = () => [column(() => 1)];
  const first = () => Array.from({ length: a - 1 }, (_, one) => column((i) => sum(a, i, one)));
  const second = () => Array.from({ length: b - 1 }, (_, one) => column((_i, j) => sum(b, j, one)));
  const product = () =>
    Array.from({ length: (a - 1) * (b - 1) }, (_, at) =>
      column((i, j) => sum(a, i, Math.floor(at / (b - 1))) * sum(b, j, at % (b - 1))),
    );
  const beside = (vectors: Float64Array[], others: Float64Array[]) =>
    orthonormalize(vectors, orthonormalize(others, []));

  const further = type === 'III' ? product : () => [];
  const bases = {
    group: beside(first(), [...ones(), ...second(), ...further()]),
    factor: beside(second(), [...ones(), ...first(), ...further()]),
    interaction: beside(product(), [...ones(), ...first(), ...second()]),
  };
  return bases.group.length < a - 1 || bases.factor.length < b - 1 ? 'confounded' : bases;
}

const all = (count: number, holds: (at: number) => boolean): boolean =>
  Array.from({ length: count }, (_, at) => at).every(holds);
