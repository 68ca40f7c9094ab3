import { escapeXml } from '../xml/index.ts';
import type { Attribute, Graph } from './graph.ts';

const types = { text: 'string', number: 'double', integer: 'int' } as const;
/** `int` of GraphML has 32 bits. */
const typeOf = ({ type, values }: Attribute): string =>
  type === 'integer' && values.some((value) => Math.abs(Number(value)) > 2 ** 31 - 1) ? 'double' : types[type];

const keys = (attributes: readonly Attribute[], of: 'node' | 'edge'): string[] =>
  attributes.map(
    (one, at) => `  <key id="${of}_${at}" for="${of}" attr.name="${escapeXml(one.name)}" attr.type="${typeOf(one)}"/>`,
  );
const data = (attributes: readonly Attribute[], of: 'node' | 'edge', row: number): string =>
  attributes
    .map(({ values }, at) =>
      values[row] === null ? '' : `<data key="${of}_${at}">${escapeXml(String(values[row]))}</data>`,
    )
    .join('');

/**
 * The network as GraphML (http://graphml.graphdrawing.org): read by igraph, Gephi, Cytoscape and yEd. `name` holds the
 * name of a node.
 */
export function toGraphml({ edges, ends, names, nodes }: Graph, title: string): string {
  const own: readonly Attribute[] = [{ name: 'name', type: 'text', values: names }, ...nodes];
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<graphml xmlns="http://graphml.graphdrawing.org/xmlns" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://graphml.graphdrawing.org/xmlns http://graphml.graphdrawing.org/xmlns/1.0/graphml.xsd">',
    `  <desc>${escapeXml(title)}</desc>`,
    ...keys(own, 'node'),
    ...keys(edges, 'edge'),
    '  <graph id="G" edgedefault="undirected">',
    ...names.map((_, row) => `    <node id="n${row}">${data(own, 'node', row)}</node>`),
    ...ends.map(
      ([source, target], row) =>
        `    <edge id="e${row}" source="n${source}" target="n${target}">${data(edges, 'edge', row)}</edge>`,
    ),
    '  </graph>',
    '</graphml>',
    '',
  ].join('\n');
}
