import type { Attribute, Graph } from './graph.ts';

/** Pixels across the layout of the page. */
const across = 1000;

const own = (
  attributes: readonly Attribute[],
  row: number,
  taken: readonly string[],
): Record<string, string | number> =>
  Object.fromEntries(
    attributes.flatMap(({ name, values }) =>
      values[row] === null ? [] : [[taken.includes(name) ? `${name}_` : name, values[row]!]],
    ),
  );

/** The network as Cytoscape JSON (.cyjs), with the places of the page. */
export function toCytoscape({ edges, ends, names, nodes, places }: Graph, title: string): string {
  const elements = {
    nodes: names.map((name, row) => ({
      data: { ...own(nodes, row, ['id', 'name', 'shared_name']), id: `n${row}`, name, shared_name: name },
      // Its y runs downwards.
      ...(places && { position: { x: places.x[row]! * across, y: (1 - places.y[row]!) * across } }),
    })),
    edges: ends.map(([source, target], row) => {
      const label = `${names[source]!} (interacts with) ${names[target]!}`;
      return {
        data: {
          ...own(edges, row, ['id', 'source', 'target', 'name', 'shared_name', 'interaction']),
          id: `e${row}`,
          source: `n${source}`,
          target: `n${target}`,
          name: label,
          shared_name: label,
          interaction: 'interacts with',
        },
      };
    }),
  };
  return `${JSON.stringify({ format_version: '1.0', generated_by: 'Panome', target_cytoscapejs_version: '~2.1', data: { name: title, shared_name: title, selected: true }, elements }, null, 1)}\n`;
}
