import { InputError } from '../../model/index.ts';
import type { Edges } from '../../model/index.ts';
import { matchSets } from '../../sets/index.ts';
import type { MatchedSets } from '../../sets/index.ts';
import type { PpiOptions } from './ppi.schema.ts';

/** STRING writes the taxon before the protein: 9606.ENSP00000269305. */
export const withoutTaxon = (name: string): string => name.replace(/^\d{3,7}\.(?=[A-Za-z])/u, '');

type Scale = 'unit' | 'thousand' | 'raw';

/**
 * The range that scores are in.
 *
 * @throws {InputError} For a negative score, and where the range cannot be told.
 */
function scaleOf({ weight }: Edges, wanted: PpiOptions['scale']): Scale {
  const [low, high] = weight.reduce(
    ([least, most], value) => [Math.min(least, value), Math.max(most, value)] as const,
    [Infinity, -Infinity] as readonly [number, number],
  );
  if (low < 0 && wanted !== 'raw')
    throw failure(
      `互作得分有负值（最小 ${low}）`,
      '互作得分应不小于 0；如果这一列不是 STRING 得分，请把“得分的范围”选为“原值”',
    );
  if (wanted === 'raw') return 'raw';
  if (high > 1000)
    throw failure(
      `互作得分最大为 ${high}，超出 0～1000`,
      '请检查是否读到了正确的得分列；证据条数等请把“得分的范围”选为“原值”',
    );
  if (wanted === 'thousand') return wanted;
  if (high > 1 && high < 150)
    throw failure(
      `互作得分最大为 ${high}，不像 0～1 也不像 0～1000`,
      '请在“得分的范围”中指明；证据条数等请选“原值”，并按原值填写最低得分',
    );
  return high <= 1 ? 'unit' : 'thousand';
}

const failure = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'score-range', severity: 'error', input: 'edges', what, remedy }]);

/** Lines between two features of the list by number, `a` before `b`, each pair once with its highest score. */
export type Interactions = {
  readonly matched: MatchedSets;
  /** The name of the user for each feature of the list that the table knows, and its number there. */
  readonly known: ReadonlyMap<number, string>;
  readonly unknown: readonly string[];
  readonly lines: readonly { readonly a: number; readonly b: number; readonly score: number }[];
  readonly scale: Scale;
  /** Rows of the table that join a feature with itself, and rows that repeat a pair. */
  readonly loops: number;
  readonly repeated: number;
};

/** @throws {InputError} As `scaleOf`. */
export function interactionsOf(list: readonly string[], edges: Edges, scale: PpiOptions['scale']): Interactions {
  const range = scaleOf(edges, scale);
  const divisor = range === 'thousand' ? 1000 : 1;
  const [source, target] = [edges.source.map(withoutTaxon), edges.target.map(withoutTaxon)];
  const names = list.map(withoutTaxon);
  const matched = matchSets({ ids: ['all'], names: ['all'], members: [[...new Set([...source, ...target])]] }, names);
  const known = new Map<number, string>();
  const unknown: string[] = [];
  names.forEach((name, at) => {
    const number = matched.find(name);
    if (number === undefined) unknown.push(list[at]!);
    else if (!known.has(number)) known.set(number, list[at]!);
  });
  const pairs = new Map<string, { a: number; b: number; score: number }>();
  let [loops, repeated] = [0, 0];
  source.forEach((from, row) => {
    const [one, other] = [matched.find(from)!, matched.find(target[row]!)!];
    if (!known.has(one) || !known.has(other)) return;
    if (one === other) {
      loops += 1;
      return;
    }
    const [a, b, score] = [Math.min(one, other), Math.max(one, other), edges.weight[row]! / divisor];
    const key = `${a} ${b}`;
    const found = pairs.get(key);
    if (found) {
      repeated += 1;
      found.score = Math.max(found.score, score);
    } else pairs.set(key, { a, b, score });
  });
  return { matched, known, unknown, lines: [...pairs.values()], scale: range, loops, repeated };
}
