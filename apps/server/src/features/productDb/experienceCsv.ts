import { quoteCell, guardCell, utf8Mark } from '@panome/analysis/csv';
import type { ExperienceKind } from '@panome/contract';
import type { ExperienceRow } from '../../platform/database/schema/productDb.ts';

/** The headings of a file of experience, in the order of its columns; the importer and the download share them. */
export const experienceHeadings: Readonly<Record<keyof ExperienceRow, string>> = {
  id: '编号',
  kind: '类别',
  species: '物种',
  tissue: '样本类型',
  platform: '平台',
  amount: '起始量',
  amount_unit: '起始量单位',
  storage: '保存方式',
  n: '样本数',
  detected: '检出数',
  yield: '产量_μg',
  rin: 'RIN',
  cells: '捕获细胞数',
  viability: '活率_%',
  passed: '合格',
  year: '年份',
  note: '备注',
  simulated: '模拟',
};
const columns = Object.keys(experienceHeadings) as (keyof ExperienceRow)[];

export const kindNames: Readonly<Record<ExperienceKind, string>> = {
  metabolism: '代谢',
  project: '项目',
  extraction: '提取',
  'single-cell': '单细胞',
};

function cellOf(row: ExperienceRow, column: keyof ExperienceRow): string {
  const value = row[column];
  if (column === 'kind') return kindNames[value as ExperienceKind];
  if (column === 'passed' || column === 'simulated') return value === 1 ? '是' : '否';
  return value === null ? '' : String(value);
}

/** Rows as a file that the importer reads again; no cell can be run as a formula (SEC-50). */
export const experienceCsv = (rows: readonly ExperienceRow[]): string =>
  `${utf8Mark}${[
    columns.map((column) => experienceHeadings[column]),
    ...rows.map((row) => columns.map((column) => guardCell(cellOf(row, column)))),
  ]
    .map((cells) => cells.map(quoteCell).join(','))
    .join('\r\n')}\r\n`;
