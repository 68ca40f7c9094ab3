import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** Three cell types compared, one that could not be. */
function typeTables(): Record<string, Table> {
  return {
    types: table('types', {
      cluster: ['单核细胞', 'T 细胞', '3', '浆细胞'], contrast: ['处理 vs 对照', '处理 vs 对照', '处理 vs 对照', ''], cells: [812, 640, 233, 21], samples: [7, 7, 6, 0],
      tested: ['是', '是', '是', '否'], reason: ['', '', '', '“对照”组只有 1 个样本不少于 10 个细胞'], genes: [9120, 8430, 6100, Number.NaN], up: [128, 41, 0, Number.NaN], down: [73, 56, 4, Number.NaN],
    }),
  };
}

/** Tables of what is done with annotated cells, by chart. */
export const cellMethodTables: Readonly<Record<string, () => Record<string, Table>>> = {
  'sc-pseudobulk-counts': typeTables,
};
