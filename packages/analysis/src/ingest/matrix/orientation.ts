import type { InputProblem } from '../../model/index.ts';
import { quote } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import { cellText, cellEnd, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { isNumeric, type ColumnLook } from './classifyColumns.ts';
import { describesFeature } from './columnRoles.ts';
import { looksLikeFeature, looksLikeSample, shareOf } from './nameLooks.ts';

const SAMPLE_HEADING =
  /^(?:#?samples?|#?sample[\s_.-]*(?:ids?|names?|no\.?)|(?:subject|patient|participant|individual|donor|animal|mouse)s?[\s_.-]*(?:ids?|names?|no\.?)?|样本|样品|样本(?:名称?|编号|id)|样品(?:名称?|编号|id)|受试者(?:编号)?|患者(?:编号)?|病例号)$/iu;
/** Over a column: the groups of samples; `Class` and `Type` are said of features too. */
const GROUP_HEADING =
  /^(?:groups?|group[\s_.-]*names?|labels?|conditions?|treatments?|phenotypes?|diagnosis|disease|status|分组|组别|处理组?|诊断)$/iu;

type Table = {
  readonly grid: Grid;
  readonly layout: Layout;
  readonly looks: readonly ColumnLook[];
};
type Evidence = { readonly weight: number; readonly why: string };

/** Evidence at which the table is hardly anything else, and at which it may be. */
const [certain, likely] = [4, 2];

/** Samples in rows: said when the names, a column of groups, or the shape speak for it more than against it. */
export function samplesInRows(table: Table): InputProblem | undefined {
  const { grid, layout, looks } = table;
  const { header, headerRow } = layout;
  const columns = [...header.keys()].slice(1);
  const numeric = columns.filter((column) => isNumeric(looks[column]!) && header[column] !== '');
  const rows = grid.starts.length - headerRow - 1;
  if (numeric.length < 2 || rows < 2) return undefined;
  const evidence = evidenceOf(table, numeric, rows);
  const weight = evidence.reduce((sum, one) => sum + one.weight, 0);
  if (weight < likely) return undefined;
  const reasons = evidence.filter((one) => one.weight > 0 && one.why !== '').map(({ why }) => why);
  return {
    code: 'samples-in-rows',
    severity: weight >= certain ? 'error' : 'warning',
    what: `表格有 ${rows} 行、${numeric.length} 个数值列，看起来样本在行、特征在列：${reasons.join('；')}`,
    remedy: '矩阵按“每行一个特征、每列一个样本”读取；样本在行时请选择行列互换，不是时请选择按原样读取',
    repair: { ...offerOf('orientation'), suggested: 'transpose' },
  };
}

function evidenceOf({ grid, layout, looks }: Table, numeric: readonly number[], rows: number): readonly Evidence[] {
  const { header } = layout;
  const names = namesOf(grid, layout);
  const headings = numeric.map((column) => header[column]!).filter((name) => !describesFeature(name));
  const [rowSamples, rowFeatures] = [shareOf(names, looksLikeSample), shareOf(names, looksLikeFeature)];
  const [columnSamples, columnFeatures] = [shareOf(headings, looksLikeSample), shareOf(headings, looksLikeFeature)];
  const text = [...header.keys()].slice(1).filter((column) => !isNumeric(looks[column]!) && looks[column]!.text > 0);
  // Classes may be numbers.
  const group = [1, 2, 3].find((column) => GROUP_HEADING.test(header[column]?.trim() ?? ''));
  const classes =
    group ?? text.slice(0, 1).find((column) => column < numeric[0]! && isClassColumn(grid, layout, column));
  const isHeaded = SAMPLE_HEADING.test(header[0]!.trim());
  return [
    {
      weight: group === undefined ? (classes === undefined ? 0 : 1) : 3,
      why: classes === undefined ? '' : `${quote(header[classes]!)}列像是样本的分组`,
    },
    { weight: isHeaded ? 2 : 0, why: `第一列叫${quote(header[0]!)}` },
    { weight: rowSamples >= 0.6 && columnSamples <= 0.2 ? 2 : 0, why: `第一列是${quote(names[0]!)}这样的样本名` },
    {
      weight: columnFeatures >= 0.4 && rowFeatures <= 0.2 ? 2 : 0,
      why: `表头是${quote(headings.find(looksLikeFeature) ?? '')}这样的特征名`,
    },
    {
      weight:
        numeric.length > 50 && numeric.length > 10 * rows
          ? 2
          : numeric.length >= 30 && numeric.length > 3 * rows
            ? 1
            : 0,
      why: '列远多于行',
    },
    { weight: columnSamples >= 0.6 ? -3 : 0, why: '' },
    { weight: rowFeatures >= 0.5 ? -3 : 0, why: '' },
    { weight: rows > 500 && rows > 3 * numeric.length ? -2 : 0, why: '' },
  ];
}

/** A column of few words, each of several rows. */
function isClassColumn(grid: Grid, layout: Layout, column: number): boolean {
  const words = cellsOf(grid, layout, column);
  const tally = new Map<string, number>();
  for (const word of words) tally.set(word, (tally.get(word) ?? 0) + 1);
  const full = words.every((word) => word !== '' && !Number.isFinite(Number(word)));
  return (
    full &&
    tally.size >= 2 &&
    tally.size <= Math.max(6, words.length / 4) &&
    [...tally.values()].every((count) => count > 1)
  );
}

const namesOf = (grid: Grid, layout: Layout): readonly string[] => cellsOf(grid, layout, 0);

/** The cells of a column in at most 300 rows. */
function cellsOf(grid: Grid, { headerRow }: Layout, column: number): readonly string[] {
  const count = grid.starts.length - headerRow - 1;
  const step = Math.max(1, count / 300);
  const cells: string[] = [];
  for (let at = 0; Math.floor(at) < count; at += step) {
    const row = headerRow + 1 + Math.floor(at);
    const end = grid.ends[row]!;
    let start = grid.starts[row]!;
    for (let before = 0; before < column && start <= end; before++) start = cellEnd(grid, start, end) + 1;
    cells.push(start <= end ? cellText(grid.bytes, start, cellEnd(grid, start, end)) : '');
  }
  return cells;
}
