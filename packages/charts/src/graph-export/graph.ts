import type { Column, Table } from '@panome/analysis/model';

/** What a node or a line carries; `null` is missing. */
export type Attribute = {
  readonly name: string;
  readonly type: 'text' | 'number' | 'integer';
  readonly values: readonly (string | number | null)[];
};

/** Nodes and undirected lines with all that the result says of them. */
export type Graph = {
  readonly names: readonly string[];
  readonly nodes: readonly Attribute[];
  /** Of each line the places of its ends among the nodes. */
  readonly ends: readonly (readonly [source: number, target: number])[];
  readonly edges: readonly Attribute[];
  /** Where the nodes stand, 0…1, upwards; absent when the run gives no places. */
  readonly places?: { readonly x: readonly number[]; readonly y: readonly number[] };
};

const textsOf = (table: Table, name: string): readonly string[] => {
  const found = table.columns.find((column) => column.name === name);
  if (found?.kind !== 'text') throw new Error(`table ${table.id} has no text column ${name}`);
  return found.values;
};

/** @param extra - Rows at the end without a value. */
function attribute({ kind, name, values }: Column, extra: number): Attribute {
  const none: null[] = Array.from({ length: extra }, () => null);
  const own =
    kind === 'text'
      ? values.map((text) => (text === '' ? null : text))
      : Array.from(values as Float64Array, (value) => (Number.isFinite(value) ? value : null));
  return { name, type: kind, values: [...own, ...none] };
}

/**
 * The network of a result: `nodes` with a column `id`, `edges` with `source` and `target`, and every further column of
 * both.
 *
 * An end that is not among the nodes becomes a node without attributes.
 */
export function graphOf(nodes: Table, edges: Table): Graph {
  const [source, target] = [textsOf(edges, 'source'), textsOf(edges, 'target')];
  const names = [...new Set([...textsOf(nodes, 'id'), ...source, ...target])];
  const place = new Map(names.map((name, at) => [name, at]));
  const extra = names.length - nodes.rows;
  const [x, y] = ['x', 'y'].map((name) => nodes.columns.find((column) => column.name === name));
  return {
    names,
    nodes: nodes.columns.filter(({ name }) => name !== 'id').map((column) => attribute(column, extra)),
    ends: source.map((name, row) => [place.get(name)!, place.get(target[row]!)!] as const),
    edges: edges.columns
      .filter(({ name }) => name !== 'source' && name !== 'target')
      .map((column) => attribute(column, 0)),
    ...(x &&
      y &&
      x.kind !== 'text' &&
      y.kind !== 'text' &&
      extra === 0 && { places: { x: Array.from(x.values), y: Array.from(y.values) } }),
  };
}
