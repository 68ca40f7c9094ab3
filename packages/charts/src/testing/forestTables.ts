import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** Ratios in two groups, the second row without an interval, with summaries. */
function forestTables(): Record<string, Table> {
  return {
    rows: table('rows', {
      rank: [1, 2, 3, 4],
      group: ['S1', 'S1', 'S1', '模型组'],
      label: ['基因 1', 'Gene2', '试验 3', '试验 4'],
      text_1: ['3/20', '', '5/31', '9/40'],
      text_2: ['7/20', '', '9/33', '8/41'],
      estimate: [0.6, 1.2, 0.8, 1.4],
      low: [0.3, Number.NaN, 0.6, 0.9],
      high: [1.2, Number.NaN, 1.07, 2.2],
      weight: [20, Number.NaN, 50, 30],
      measure: ['ratio', 'ratio', 'ratio', 'ratio'],
    }),
    summary: table('summary', {
      group: ['S1', '全部'],
      model: ['random', 'random'],
      k: [2, 3],
      estimate: [0.7, 0.82],
      low: [0.5, 0.6],
      high: [0.9, 1.1],
      i2: [0, 0.42],
      p_q: [0.6, 0.03],
    }),
  };
}

/** By chart id: tables in the shape that forest-plot makes. */
export const forestExamples: Readonly<Record<string, () => Record<string, Table>>> = { 'forest-plot': forestTables };
