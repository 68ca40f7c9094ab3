import type { Groups } from '../../model/index.ts';
import type { EffectLog } from '../effectLog.ts';
import { cellName, describePlace, quote, type ProblemList } from '../problems/index.ts';
import type { Repairs } from '../repairs.ts';
import { placeOf, rowCells, type Grid } from '../text/grid.ts';
import { plainNumber } from '../text/plainNumber.ts';
import type { Layout } from '../text/layout.ts';
import { patchGrid } from '../text/patchGrid.ts';
import { missingKind } from '../../missing/index.ts';
import { commaKind } from './decimalMarks.ts';

const LABELS = /^(?:labels?|class(?:es)?|groups?|condition|phenotype|分组|组别|类别)$/iu;

/** Rows of words, by column as the header; the first is the group of the samples. */
export type LabelRows = readonly { readonly name: string; readonly cells: readonly string[] }[];

/**
 * Rows of groups below the header, as MetaboAnalyst writes them: they are no features, so they are never read as such.
 */
export function withoutLabelRows(
  grid: Grid,
  { header, headerRow }: Layout,
  repairs: Repairs,
  problems: ProblemList,
  effects: EffectLog,
): { readonly grid: Grid; readonly labels: LabelRows } {
  const isWord = (text: string): boolean =>
    missingKind(text) === undefined && !Number.isFinite(Number(text)) && commaKind(plainNumber(text)) === undefined;
  const rows = [headerRow + 1, headerRow + 2].filter((row) => {
    if (row >= grid.starts.length) return false;
    const [name, ...cells] = rowCells(grid, row, 0, header.length);
    const words = cells.filter(isWord);
    // Of pairs, as −1 and 1, one is enough.
    const levels = new Set(cells.map((cell) => cell.replace(/^-/u, ''))).size;
    // Under this name a few numbers are classes too, such as 0 and 1.
    if (LABELS.test(name!)) return cells.length > 1 && (words.length > cells.length / 2 || levels <= cells.length / 2);
    // A sample may have no group; a number among the words is a value.
    const classes = new Set(words).size;
    const isFull = cells.every((cell) => isWord(cell) || missingKind(cell) !== undefined);
    return words.length >= 4 && isFull && words.length > cells.length / 2 && classes > 1 && classes <= words.length / 2;
  });
  if (rows.length === 0 || headerRow + rows.length + 1 >= grid.starts.length) return { grid, labels: [] };
  const labels: { name: string; cells: readonly string[] }[] = [];
  for (const row of rows) {
    const place = placeOf(grid, row, 0);
    const cells = rowCells(grid, row, 0, header.length);
    const name = cells[0]!;
    labels.push({ name, cells });
    if (repairs['label-rows'] === 'drop') {
      effects.note('label-rows', name, '删去', place);
      continue;
    }
    const levels = [...new Set(cells.slice(1).filter((cell) => cell !== ''))];
    problems.add({
      code: 'label-row',
      severity: 'warning',
      ...place,
      cell: cellName(place.row, place.column),
      what: `${describePlace(place)}的${quote(name)}是样本的分组（${levels.slice(0, 4).map(quote).join('、')}${levels.length > 4 ? ' 等' : ''}），不是特征，已取出`,
      remedy: '没有另设分组时，表单按它分组，可以在“样本分组”中调整；命令行请另给分组表',
    });
  }
  return { grid: patchGrid(grid, { patches: [], padding: new Map(), dropped: new Set(rows) }), labels };
}

/** The groups that the rows say of these samples; `null` when they say none. @param columns - Of each sample. */
export function labelGroups(labels: LabelRows, samples: readonly string[], columns: readonly number[]): Groups | null {
  const [first, ...others] = labels;
  const kept = [...samples.keys()].filter((at) => (first?.cells[columns[at]!] ?? '') !== '');
  if (!first || kept.length === 0) return null;
  const written = kept.map((at) => first.cells[columns[at]!]!);
  const pairs = pairsOf(written);
  const group = pairs ? written.map((label) => (label.startsWith('-') ? '-1' : '1')) : written;
  return {
    samples: kept.map((at) => samples[at]!),
    group,
    levels: [...new Set(group)],
    colors: {},
    factors: [
      ...(pairs ? [{ name: 'pair', values: pairs }] : []),
      ...others.map(({ cells, name }) => ({ name, values: kept.map((at) => cells[columns[at]!] ?? '') })),
    ],
  };
}

/** The number of each sample's pair where labels are those of MetaboAnalyst: −1 and 1, −2 and 2; else `undefined`. */
function pairsOf(labels: readonly string[]): readonly string[] | undefined {
  if (!labels.every((label) => /^-?[1-9]\d*$/u.test(label))) return undefined;
  const known = new Set(labels);
  const isPaired = known.size === labels.length && labels.every((label) => known.has(String(-Number(label))));
  return isPaired ? labels.map((label) => label.replace('-', '')) : undefined;
}
