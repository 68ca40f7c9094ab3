import { attribute, textsOf, type RNode } from './nodes.ts';

const MODES = {
  logical: 'logical',
  integer: 'integer',
  double: 'numeric',
  complex: 'complex',
  raw: 'raw',
  string: 'character',
} as const;

/** The classes of an object, the most special first; of what has none, what R calls it. */
export function classesOf(node: RNode): readonly string[] {
  const written = textsOf(attribute(node, 'class'));
  if (written && written.length > 0) return [...written, ...(textsOf(attribute(node, '.S3Class')) ?? [])];
  if (node.kind === 'vector') {
    const sides = attribute(node, 'dim');
    return [sides?.kind === 'vector' ? (sides.length === 2 ? 'matrix' : 'array') : MODES[node.mode]];
  }
  return [
    {
      null: 'NULL',
      list: 'list',
      pairs: 'pairlist',
      object: 'S4',
      environment: 'environment',
      symbol: 'name',
      other: node.kind === 'other' ? node.name : '',
    }[node.kind],
  ];
}

export const isOf = (node: RNode | undefined, ...names: readonly string[]): boolean =>
  node !== undefined && classesOf(node).some((name) => names.includes(name));

/** The items of a list by name; those without one are left out. */
export function itemsByName(node: RNode | undefined): ReadonlyMap<string, RNode> {
  if (node?.kind === 'pairs') return new Map(node.items.map(({ name, value }) => [name, value]));
  if (node?.kind === 'environment') return variables(node);
  if (node?.kind !== 'list') return new Map();
  const names = textsOf(attribute(node, 'names')) ?? [];
  return new Map(node.items.flatMap((item, at) => (names[at] ? [[names[at], item] as const] : [])));
}

/** What is kept in an environment: nothing of it is evaluated. */
function variables({ frame, table }: Extract<RNode, { kind: 'environment' }>): ReadonlyMap<string, RNode> {
  const chains = [frame, ...(table.kind === 'list' ? table.items : [])];
  return new Map(
    chains.flatMap((chain) =>
      chain.kind === 'pairs' ? chain.items.map(({ name, value }) => [name, value] as const) : [],
    ),
  );
}
