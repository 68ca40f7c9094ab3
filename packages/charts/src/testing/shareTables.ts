import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** Two pies of three categories, the last one the rest. */
const pieTables = (): Record<string, Table> => ({
  slices: table('slices', {
    group: ['S1', 'S1', 'S1', '水体', '水体', '水体'],
    category: ['基因 1', '放线菌门', '其他', '基因 1', '放线菌门', '其他'],
    value: [6, 3, 1, 2, 2, 0],
    share: [0.6, 0.3, 0.1, 0.5, 0.5, 0],
    rows: [3, 2, 1, 1, 2, 0],
  }),
});

const sunburstTables = (): Record<string, Table> => ({
  nodes: table('nodes', {
    id: [1, 2, 3, 4, 5],
    parent: [0, 1, 1, 0, 4],
    depth: [1, 2, 2, 1, 2],
    name: ['S1', '基因 1', '其他', '放线菌门', 'Gene2'],
    value: [6, 4, 2, 4, 3],
    share: [0.6, 0.4, 0.2, 0.4, 0.3],
    share_parent: [0.6, 0.667, 0.333, 0.4, 0.75],
    start: [0, 0, 0.4, 0.6, 0.6],
    rows: [3, 2, 1, 2, 1],
  }),
});

/** By chart id: tables in the shapes that pie-plot and sunburst make. */
export const shareExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'pie-plot': pieTables,
  sunburst: sunburstTables,
};
