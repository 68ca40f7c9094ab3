import type { ChartExport } from '../model/index.ts';
import { toCytoscape } from './cytoscape.ts';
import { graphOf, type Graph } from './graph.ts';
import { toGraphml } from './graphml.ts';

const tables = ['nodes', 'edges'] as const;
const written =
  (write: (graph: Graph, title: string) => string): ChartExport['write'] =>
  (given, title) =>
    write(graphOf(given['nodes']!, given['edges']!), title);

/** A network of nodes and edges for programs that draw networks, with every column of both tables. */
export const networkExports: readonly ChartExport[] = [
  { format: 'graphml', label: '网络（GraphML）', tables, write: written(toGraphml) },
  { format: 'cyjs', label: '网络（Cytoscape）', tables, write: written(toCytoscape) },
];
