import type { ResultDocument } from '@panome/analysis/model';
import { chartById } from '../../index.ts';
import { renderSvg } from '../../node/index.ts';
import { exampleInput } from '../../testing/exampleInputs.ts';
import type { ReportModel, ReportPart, ReportRun } from '../model.ts';

/** A result as the engine writes it. */
export const buildDocument = (changes: Partial<ResultDocument> = {}): ResultDocument => ({
  format: 1,
  method: { id: 'two-group', title: '两组差异检验', version: '1.2.0' },
  engine: { name: '@panome/analysis', version: '0.1.0', node: 'v24.1.0' },
  options: { fc: 1.5, adjust: 'BH', reference: '对照' },
  seed: 7,
  inputs: [{ id: 'matrix', name: '肝脏.csv', sha256: 'ab12'.repeat(16), rows: 600, columns: 12, repairs: {} }],
  groups: {
    samples: ['A1', 'A2', 'B1'],
    group: ['对照', '对照', '处理'],
    levels: ['对照', '处理'],
    colors: {},
    factors: [],
  },
  removed: [],
  tables: [],
  charts: ['volcano'],
  messages: [],
  facts: {},
  note: '逐特征以 Welch t 检验比较两组（doi:10.1093/biomet/34.1-2.28）。',
  elapsed_ms: 12,
  ...changes,
});

export const buildRun = (changes: Partial<ReportRun> = {}): ReportRun => ({
  name: '肝脏两组差异检验',
  document: buildDocument(),
  options: [
    {
      id: 'adjust',
      label: '校正方法',
      kind: 'choice',
      default: 'BH',
      choices: [{ value: 'BH', label: 'Benjamini–Hochberg' }],
    },
    { id: 'fc', label: '差异倍数', kind: 'number', default: 2, unit: '倍' },
    { id: 'reference', label: '参照组', kind: 'group-level', default: '' },
  ],
  ...changes,
});

/** A volcano plot of example data as a part of run `one`. */
export function buildChart(changes: Partial<Extract<ReportPart, { kind: 'chart' }>> = {}): ReportPart {
  const input = exampleInput('volcano');
  const drawing = chartById('volcano')!.draw(input);
  const { size } = input;
  return {
    kind: 'chart',
    run: 'one',
    title: '火山图',
    note: '',
    chart: 'volcano',
    svg: renderSvg(drawing, size),
    summary: drawing.summary,
    size,
    settings: {},
    tables: Object.values(input.tables),
    ...changes,
  };
}

export const buildModel = (changes: Partial<ReportModel> = {}): ReportModel => ({
  title: '肝脏代谢组报告',
  author: '',
  summary: '',
  parts: [buildChart()],
  runs: { one: buildRun() },
  madeAt: '2026-11-21 15:04',
  product: { name: 'Panome', version: '0.1.0' },
  runtime: 'void 0;',
  ...changes,
});
