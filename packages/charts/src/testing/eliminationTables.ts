import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

function eliminationTables(): Record<string, Table> {
  const names = Array.from({ length: 24 }, (_, i) => `基因 ${i + 1}`);
  const sizes = [24, 16, 8, 4, 2, 1];
  return {
    ranking: table('ranking', {
      rank: names.map((_, i) => i + 1),
      feature: names,
      selected: names.map((_, i) => (i < 8 ? '是' : '否')),
      weight: names.map((_, i) => (i < 8 ? (i % 2 ? -1 : 1) * (0.9 - i / 10) : Number.NaN)),
      weight_full: names.map((_, i) => (i % 3 ? -1 : 1) / (i + 2)),
      stability: names.map((_, i) => 1 - i / 24),
    }),
    error: table('error', {
      features: sizes,
      error: [0.2, 0.15, 0.08, 0.1, 0.18, 0.3],
      se: [0.04, 0.03, 0.02, 0.03, 0.05, 0.06],
      choice: ['', '', '选取', '', '', ''],
    }),
  };
}

/** By chart id: tables in the shapes that svm-rfe makes. */
export const eliminationExamples: Readonly<Record<string, () => Record<string, Table>>> = {
  'rfe-error': eliminationTables,
  'rfe-ranking': eliminationTables,
};
