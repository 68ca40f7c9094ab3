import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** The account of two tables that were merged. */
const mergedTables = (): Record<string, Table> => ({
  summary: table('summary', { what: ['第一个表的行', '第二个表的行', '合并后的行', '只在第一个表', '只在第二个表'], count: [80, 75, 80, 12, 7], part: ['输入', '输入', '结果', '结果', '去掉'] }),
});

/** By chart id: tables in the shapes that the table tools make. */
export const looseExamples: Readonly<Record<string, () => Record<string, Table>>> = { 'table-rows': mergedTables };
