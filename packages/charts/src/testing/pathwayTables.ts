import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** A small map: boxes of one to five genes, compounds, a complex, another map, a line, and nodes without data. */
export function pathwayTables(): Record<string, Table> {
  const kinds = ['基因', '化合物', '基因', '化合物', '基因', '基因', '复合物', '通路', '直系同源', '基因'];
  const values = [2.1, -1.2, -0.4, Number.NaN, 1.4, -2.6, Number.NaN, Number.NaN, 0.8, Number.NaN];
  const counts = [5, 1, 1, 0, 2, 3, 0, 0, 1, 0];
  const entry = kinds.map((_, i) => String(i + 1));
  const direction = values.map((value, i) => (Number.isNaN(value) ? '' : i === 2 ? 'none' : value > 0 ? 'up' : 'down'));
  const rows = counts.flatMap((count, i) => Array.from({ length: count }, (_, j) => ({ i, j })));
  const links = [
    [1, 0, 'substrate, reversible'],
    [0, 3, 'product, reversible'],
    [4, 5, 'inhibition;phosphorylation'],
    [6, 2, 'activation'],
    [5, 9, 'indirect effect'],
    [3, 7, 'maplink'],
  ] as const;
  const name = (i: number) => (i === 0 ? '基因 1' : i === 7 ? 'Pentose phosphate pathway' : `节点 ${i + 1}`);
  return {
    entries: table('entries', {
      entry,
      kind: kinds,
      name: kinds.map((_, i) => name(i)),
      ids: kinds.map((_, i) => `sim:${100 + i};sim:${200 + i}`),
      features: kinds.map((_, i) => (counts[i]! > 0 ? String(100 + i) : '')),
      count: counts,
      value: values,
      p: values.map((value, i) => (Number.isNaN(value) ? value : i === 2 ? 0.4 : 0.001)),
      direction,
      shape: kinds.map((kind) =>
        kind === '化合物' ? 'circle' : kind === '通路' ? 'roundrectangle' : kind === '直系同源' ? 'line' : 'rectangle',
      ),
      x: [150, 50, 400, 300, 150, 300, 400, 480, 225, 420],
      y: [60, 60, 160, 60, 200, 200, 160, 60, 260, 260],
      width: kinds.map((kind) => (kind === '化合物' ? 10 : kind === '通路' ? 110 : kind === '直系同源' ? 150 : 46)),
      height: kinds.map((kind) => (kind === '化合物' ? 10 : kind === '通路' ? 30 : 17)),
      lines: kinds.map((kind) => (kind === '直系同源' ? '150,255,225,255 225,255,300,265' : '')),
    }),
    features: table('features', {
      entry: rows.map(({ i }) => entry[i]!),
      name: rows.map(({ i }) => name(i)),
      feature: rows.map(({ i, j }) => `${100 + i + 100 * j}`),
      source: rows.map(() => '差异结果表'),
      value: rows.map(({ i, j }) => values[i]! * (j === 3 ? -0.5 : 1 - 0.15 * j)),
      p: rows.map(({ i, j }) => (i === 2 || j > 3 ? 0.4 : 0.001)),
      direction: rows.map(({ i, j }) => (i === 2 || j > 3 ? 'none' : values[i]! > 0 === (j !== 3) ? 'up' : 'down')),
    }),
    relations: table('relations', {
      from: links.map(([from]) => name(from)),
      to: links.map(([, to]) => name(to)),
      kind: links.map(([, , type]) => type),
      from_entry: links.map(([from]) => entry[from]!),
      to_entry: links.map(([, to]) => entry[to]!),
      type: links.map(([, , type]) => type),
    }),
  };
}
