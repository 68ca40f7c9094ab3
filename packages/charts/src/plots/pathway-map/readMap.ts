import { readable } from '../../frame/index.ts';
import type { ChartInput } from '../../model/index.ts';
import { labelOf, numbers, tableOf, texts } from '../../table/index.ts';

/** A change, and whether it is significant. */
export type Change = { readonly value: number; readonly significant: boolean };

export type MapNode = {
  readonly entry: string;
  readonly kind: string;
  readonly name: string;
  readonly shape: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly lines: readonly (readonly number[])[];
  /** `null` when nothing was measured. */
  readonly change: Change | null;
  /** Of its features, the strongest first. */
  readonly parts: readonly Change[];
  readonly tip: string;
};

type MapLink = { readonly from: number; readonly to: number; readonly kinds: readonly string[] };
export type DrawnMap = {
  readonly nodes: readonly MapNode[];
  readonly links: readonly MapLink[];
  readonly valueName: string;
};

/** Nodes that carry data, had it been measured. */
export const isMeasurable = ({ kind }: Pick<MapNode, 'kind'>): boolean => kind !== '通路' && kind !== '复合物';

const few = 8;

/** The nodes and relations of the result. */
export function readMap(input: ChartInput): DrawnMap {
  const [entries, features, relations] = [
    tableOf(input, 'entries'),
    tableOf(input, 'features'),
    tableOf(input, 'relations'),
  ];
  const [entry, kind, name, ids, direction, shape, lines] = [
    'entry',
    'kind',
    'name',
    'ids',
    'direction',
    'shape',
    'lines',
  ].map((column) => texts(entries, column)) as [
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
    readonly string[],
  ];
  const [x, y, width, height, value] = ['x', 'y', 'width', 'height', 'value'].map((column) =>
    numbers(entries, column),
  ) as [Float64Array, Float64Array, Float64Array, Float64Array, Float64Array];
  const valueName = labelOf(entries, 'value');
  const parts = new Map<string, { readonly change: Change; readonly words: string }[]>();
  const [of, feature, way] = [texts(features, 'entry'), texts(features, 'feature'), texts(features, 'direction')];
  const [own, p] = [numbers(features, 'value'), numbers(features, 'p')];
  of.forEach((one, row) => {
    const part = {
      change: { value: own[row]!, significant: way[row] !== 'none' },
      words: `${feature[row]!}：${readable(own[row]!, 3)}${Number.isNaN(p[row]!) ? '' : `（p = ${readable(p[row]!, 2)}）`}`,
    };
    const known = parts.get(one);
    if (known) known.push(part);
    else parts.set(one, [part]);
  });
  const nodes = entry.map((one, at): MapNode => {
    const list = parts.get(one) ?? [];
    const written = ids[at]!.split(';').filter((id) => id !== '');
    const tip = [
      name[at]!,
      `${kind[at]!}${written.length > 0 ? `　${written.slice(0, 6).join(' ')}${written.length > 6 ? ` 等 ${written.length} 个` : ''}` : ''}`,
      ...(list.length > 0 ? [valueName] : []),
      ...list.slice(0, few).map(({ words }) => words),
      ...(list.length > few ? [`另有 ${list.length - few} 个`] : []),
      ...(list.length === 0 && isMeasurable({ kind: kind[at]! }) ? ['没有数据'] : []),
    ].join('\n');
    return {
      entry: one,
      kind: kind[at]!,
      name: name[at]!,
      shape: shape[at]!,
      x: x[at]!,
      y: y[at]!,
      width: width[at]!,
      height: height[at]!,
      lines: lines[at]! === '' ? [] : lines[at]!.split(' ').map((line) => line.split(',').map(Number)),
      change: Number.isNaN(value[at]!) ? null : { value: value[at]!, significant: direction[at] !== 'none' },
      parts: list.map(({ change }) => change),
      tip,
    };
  });
  const numberOf = new Map(entry.map((one, at) => [one, at]));
  const [from, to, type] = [texts(relations, 'from_entry'), texts(relations, 'to_entry'), texts(relations, 'type')];
  return {
    nodes,
    valueName,
    links: from.map((one, row) => ({
      from: numberOf.get(one)!,
      to: numberOf.get(to[row]!)!,
      kinds: type[row]!.split(';'),
    })),
  };
}
