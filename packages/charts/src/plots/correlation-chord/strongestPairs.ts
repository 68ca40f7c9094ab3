import type { ChartInput, SettingSpec } from '../../model/index.ts';
import { booleanOf, choiceOf, numberOf } from '../../settings.ts';
import { hasColumn, numbers, tableOf, texts } from '../../table/index.ts';

export const topSpec = {
  id: 'top',
  label: '展示的对数',
  help: '按 |r| 从大到小取；太多时看不清',
  kind: 'number',
  default: 40,
  min: 1,
  max: 200,
  step: 1,
} as const satisfies SettingSpec;
export const leastSpec = {
  id: 'least',
  label: '最小的 |r|',
  help: '弱于它的对不画',
  kind: 'number',
  default: 0.3,
  min: 0,
  max: 1,
  step: 0.05,
} as const satisfies SettingSpec;
export const signSpec = {
  id: 'sign',
  label: '方向',
  kind: 'choice',
  default: 'both',
  choices: [
    { value: 'both', label: '正负相关都画' },
    { value: 'positive', label: '只画正相关' },
    { value: 'negative', label: '只画负相关' },
  ],
} as const satisfies SettingSpec;
export const surelySpec = {
  id: 'surely',
  label: '只画显著的对',
  help: '校正 P < 0.05',
  kind: 'boolean',
  default: true,
} as const satisfies SettingSpec;

/** A feature at the rim; `side` is 0 for the first table and 1 for the second, `group` its class or ''. */
export type RimNode = { readonly id: string; readonly side: 0 | 1; readonly group: string };
export type StrongestPairs = {
  /** Sorted by side, then by class, then by the order of clustering. */
  readonly nodes: readonly RimNode[];
  readonly links: readonly {
    readonly source: number;
    readonly target: number;
    readonly r: number;
    readonly p: number;
  }[];
  /** How many pairs could have been drawn. */
  readonly total: number;
  readonly hasClasses: boolean;
};

/** The pairs of largest |r| that the settings allow, and the features that they join. */
export function strongestPairs(input: ChartInput): StrongestPairs {
  const table = tableOf(input, 'pairs');
  const { own } = input.settings;
  const [a, b, r, p] = [texts(table, 'a'), texts(table, 'b'), numbers(table, 'r'), numbers(table, 'p_adj')];
  const [sign, least, surely] = [choiceOf(own, signSpec), numberOf(own, leastSpec), booleanOf(own, surelySpec)];
  const allowed = [...r.keys()].filter(
    (row) =>
      Math.abs(r[row]!) >= least &&
      r[row] !== 0 &&
      (!surely || p[row]! < 0.05) &&
      (sign === 'both' || r[row]! > 0 === (sign === 'positive')),
  );
  const rows = allowed
    .toSorted((one, other) => Math.abs(r[other]!) - Math.abs(r[one]!) || one - other)
    .slice(0, Math.round(numberOf(own, topSpec)));

  const order = input.tables['order'];
  const crossed = order !== undefined && hasColumn(order, 'table');
  const known = order
    ? texts(order, 'id').map(
        (id, row) =>
          ({
            id,
            side: crossed && numbers(order, 'table')[row] === 2 ? 1 : 0,
            group: hasColumn(order, 'class') ? texts(order, 'class')[row]! : '',
          }) satisfies RimNode,
      )
    : [];
  const keyOf = (side: number, id: string): string => `${side}\n${id}`;
  const placeOf = new Map(known.map(({ id, side }, at) => [keyOf(side, id), at]));
  const wanted = new Set(rows.flatMap((row) => [keyOf(0, a[row]!), keyOf(crossed ? 1 : 0, b[row]!)]));
  const used = known.filter(({ id, side }) => wanted.has(keyOf(side, id)));
  const groupsOf = (side: number): string[] =>
    [...new Set(used.filter((node) => node.side === side).map(({ group }) => group))].toSorted(
      (one, other) => Number(one === '') - Number(other === ''),
    );
  const groups = [groupsOf(0), groupsOf(1)];
  const nodes = used.toSorted(
    (one, other) =>
      one.side - other.side ||
      groups[one.side]!.indexOf(one.group) - groups[other.side]!.indexOf(other.group) ||
      placeOf.get(keyOf(one.side, one.id))! - placeOf.get(keyOf(other.side, other.id))!,
  );
  const nodeOf = new Map(nodes.map(({ id, side }, at) => [keyOf(side, id), at]));
  const links = rows.flatMap((row) => {
    const [source, target] = [nodeOf.get(keyOf(0, a[row]!)), nodeOf.get(keyOf(crossed ? 1 : 0, b[row]!))];
    return source === undefined || target === undefined ? [] : [{ source, target, r: r[row]!, p: p[row]! }];
  });
  return { nodes, links, total: allowed.length, hasClasses: nodes.some(({ group }) => group !== '') };
}
