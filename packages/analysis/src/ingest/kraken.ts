import { shortName } from '../groups/index.ts';
import type { InputProblem } from '../model/index.ts';
import { madeGrid, type MadeRow } from './madeGrid.ts';
import type { Grid } from './text/grid.ts';

const MAIN_RANKS = 'DKPCOFGS';

/**
 * One sample's report of Kraken 1, 2 or Bracken: reads that were assigned to a taxon itself, with its lineage. Reads of
 * a clade would be counted once at every rank.
 *
 * github.com/DerrickWood/kraken2, manual, “Sample Report Output Format”.
 *
 * @param name - Of the file, which is the only name the sample has.
 */
export function krakenTable(
  text: string,
  name: string,
): { readonly grid: Grid; readonly remarks: readonly InputProblem[] } {
  const sample =
    shortName(name.replace(/\.gz$/iu, '')).replace(
      /[._-]?(?:kraken2?|bracken)?[._-]?(?:k?report)(?:[._-]\w+)?$/iu,
      '',
    ) || '样本';
  const above: { readonly depth: number; readonly word: string }[] = [];
  const rows: MadeRow[] = [];
  text.split(/\r?\n/u).forEach((line, at) => {
    const cells = line.split('\t');
    // With the option for minimizers there are two columns more, before the rank.
    const [rank = '', , taxon = ''] = cells.slice(-3);
    const own = cells[2]?.trim() ?? '';
    if (cells.length < 6 || taxon.trim() === '') return;
    const depth = taxon.length - taxon.trimStart().length;
    while (above.length > 0 && above.at(-1)!.depth >= depth) above.pop();
    if (MAIN_RANKS.includes(rank.trim()) && rank.trim().length === 1)
      above.push({ depth, word: `${rank.trim().toLowerCase()}__${taxon.trim()}` });
    if (Number(own) !== 0)
      rows.push({ line: at + 1, cells: [taxon.trim(), own, above.map(({ word }) => word).join('; ') || 'Unassigned'] });
  });
  const remark: InputProblem = {
    code: 'kraken-report',
    severity: 'warning',
    what: `这是单个样本的 Kraken 报告，读取的是直接归到各分类单元的 reads（第 3 列），各级不重复计数；样本名取自文件名：“${sample}”`,
    remedy: '比较样本需要把各样本合并成一张表（每列一个样本），如用 combine_kreports 或 kraken-biom',
  };
  return { grid: madeGrid([{ cells: ['taxon', sample, 'taxonomy'], line: 1 }, ...rows]), remarks: [remark] };
}
