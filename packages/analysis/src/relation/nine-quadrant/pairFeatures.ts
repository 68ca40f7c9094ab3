import { InputError } from '../../model/index.ts';
import type { Edges } from '../../model/index.ts';
import type { Result } from './readResult.ts';

/** Rows of the two tables that belong together. */
export type Pairs = {
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Features of each table without a partner, and pairs that lack a fold change. */
  readonly aloneX: number;
  readonly aloneY: number;
  readonly incomplete: number;
};

/**
 * Joins the features by their name, or by a table of pairs (first table, second table); a pair that is written twice
 * counts once.
 *
 * @throws {InputError} When fewer than three pairs have both fold changes.
 */
export function pairFeatures(one: Result, other: Result, edges: Edges | undefined): Pairs {
  const [rowX, rowY] = [one, other].map(({ ids }) => new Map(ids.map((id, row) => [id, row]))) as [
    Map<string, number>,
    Map<string, number>,
  ];
  const wanted = edges
    ? edges.source.map((id, i) => [rowX.get(id), rowY.get(edges.target[i]!)] as const)
    : one.ids.map((id, row) => [row, rowY.get(id)] as const);
  const seen = new Set<string>();
  const joined = wanted.filter((pair): pair is readonly [number, number] => {
    const key = pair.join();
    if (pair[0] === undefined || pair[1] === undefined || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  const whole = joined.filter(([x, y]) => Number.isFinite(one.log2fc[x]!) && Number.isFinite(other.log2fc[y]!));
  if (whole.length < 3) throw tooFew(one, other, edges, whole.length);
  const alone = (ids: readonly string[], at: 0 | 1): number =>
    ids.length - new Set(joined.map((pair) => pair[at])).size;
  return {
    x: Int32Array.from(whole, ([x]) => x),
    y: Int32Array.from(whole, ([, y]) => y),
    aloneX: alone(one.ids, 0),
    aloneY: alone(other.ids, 1),
    incomplete: joined.length - whole.length,
  };
}

function tooFew(one: Result, other: Result, edges: Edges | undefined, count: number): InputError {
  const some = (ids: readonly string[]): string =>
    ids
      .slice(0, 3)
      .map((id) => `“${id}”`)
      .join('、');
  const what = edges
    ? `对应表中只有 ${count} 对特征在两个表里都有差异倍数`
    : `两个表只有 ${count} 个同名且都有差异倍数的特征：第一个表如 ${some(one.ids)}，第二个表如 ${some(other.ids)}`;
  const remedy = edges
    ? '请检查对应表的第一列是否为第一个表的特征名，第二列是否为第二个表的特征名'
    : '请把两个表的特征统一为同一种编号，或上传对应表（第一列为第一个表的特征名，第二列为第二个表的）';
  return new InputError([
    { code: 'too-few-pairs', severity: 'error', input: edges ? 'edges' : 'matrix2', what, remedy },
  ]);
}
