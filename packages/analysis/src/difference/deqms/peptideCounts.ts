import { InputError } from '../../model/index.ts';
import type { Matrix } from '../../model/index.ts';

/** Names of the column, without case and marks, the surest first. */
const names = [
  /^(?:psms?|spectral?counts?|spectra|谱图数|psm数)$/u,
  /^(?:razoruniquepeptides|uniquepeptides?|peptides?|peptidecounts?|peptidescount|肽段数|唯一肽段数|特异性肽段数)$/u,
  /psm|peptide|肽段|谱图/u,
];
const plain = (name: string): string => name.toLowerCase().replaceAll(/[\s_.·()（）#+[\]-]/gu, '');

/**
 * The peptides or spectra of every row; `NaN` where none is written.
 *
 * @returns `raised` when a count of 0 made all of them one higher, as log2 of 0 is none.
 * @throws {InputError} When the column is not there, holds words, or is constant.
 */
export function peptideCounts(
  { annotations, ids }: Matrix,
  chosen: string,
): { readonly counts: Float64Array; readonly column: string; readonly raised: boolean } {
  const column = chosen
    ? annotations.find(({ name }) => name === chosen)
    : names.map((pattern) => annotations.find(({ name }) => pattern.test(plain(name)))).find(Boolean);
  const known = annotations
    .slice(0, 12)
    .map(({ name }) => name)
    .join('、');
  if (!column) {
    throw refusal(
      chosen ? `数据表没有名为“${chosen}”的注释列` : '没有认出哪一列是肽段数或 PSM 数',
      known
        ? `请在“肽段数或 PSM 数的列”中写明列名，数据表的注释列有：${known}`
        : '请在数据表的特征名之后加一列肽段数或 PSM 数（列名如 unique_peptides），它不能是分组表中的样本名',
    );
  }
  const counts = Float64Array.from(column.values, (text) =>
    /^(?:|na|nan|n\/a|-)$/iu.test(text.trim()) ? Number.NaN : Number(text),
  );
  const wrong = column.values.findIndex(
    (text, row) => (Number.isNaN(counts[row]!) && !/^(?:|na|nan|n\/a|-)$/iu.test(text.trim())) || counts[row]! < 0,
  );
  if (wrong >= 0)
    throw refusal(
      `特征“${ids[wrong]}”的“${column.name}”为“${column.values[wrong]}”，不是肽段数`,
      '请更正该列，或改选另一列；没有肽段数的蛋白可以留空',
    );
  const present = counts.filter((count) => !Number.isNaN(count));
  if (new Set(present).size < 2)
    throw refusal(`“${column.name}”列的数值都相同，方差无从随它而变`, '请改选另一列，或用“线性模型（limma）”');
  const raised = present.some((count) => count === 0);
  return { counts: raised ? counts.map((count) => count + 1) : counts, column: column.name, raised };
}

const refusal = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'peptide-counts', severity: 'error', input: 'matrix', what, remedy }]);
