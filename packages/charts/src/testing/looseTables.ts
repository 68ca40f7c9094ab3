import type { Table } from '@panome/analysis/model';
import { table } from './tables.ts';

/** The account of two tables that were merged. */
const mergedTables = (): Record<string, Table> => ({
  summary: table('summary', { what: ['第一个表的行', '第二个表的行', '合并后的行', '只在第一个表', '只在第二个表'], count: [80, 75, 80, 12, 7], part: ['输入', '输入', '结果', '结果', '去掉'] }),
});

/** Words of three groups. */
const cloudTables = (): Record<string, Table> => {
  const words = ['基因 1', '细胞凋亡', 'MAPK 信号通路', '糖酵解', 'p53', '自噬', '核糖体', 'Wnt'];
  return { words: table('words', { rank: words.map((_, i) => i + 1), word: words, weight: [9, 7, 6, 5, 4, 3, 2, 1], share: [0.243, 0.189, 0.162, 0.135, 0.108, 0.081, 0.054, 0.027], group: ['模型组', '对照组', '模型组', 'High dose', '对照组', 'High dose', '模型组', '对照组'], rows: words.map(() => 1) }) };
};

/** By chart id: tables in the shapes that the table tools make. */
export const looseExamples: Readonly<Record<string, () => Record<string, Table>>> = { 'table-rows': mergedTables, 'word-cloud': cloudTables };
