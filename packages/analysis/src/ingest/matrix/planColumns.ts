import type { Groups } from '../../model/index.ts';
import { joinToGroups, type SampleJoin } from '../../groups/index.ts';
import { cellName, describePlace, quote, type ProblemList } from '../problems/index.ts';
import { offerOf } from '../repairs.ts';
import { placeOf, type Grid } from '../text/grid.ts';
import type { Layout } from '../text/layout.ts';
import { isNumeric, type ColumnLook } from './classifyColumns.ts';
import { countsPeptides, describesFeature } from './columnRoles.ts';
import { reportDoubtful, withoutComputed } from './doubtfulColumns.ts';
import { chooseMeasure } from './measures.ts';
import { ID_COLUMN, SKIPPED_COLUMN, TEXT_COLUMN } from './scanValues.ts';

export type ColumnPlan = {
  readonly targets: Int32Array;
  readonly samples: readonly string[];
  readonly annotations: readonly string[];
  readonly idColumn: number;
  readonly join: SampleJoin | undefined;
};

/** Columns before the names in tables made for browsing. */
const MARKS = /^(checked|tags|structure|选中|标记)$/i;
const INDEX_NAMES = /^(|unnamed: ?0|index|序号|行号|no\.?|#)$/i;

type Choices = {
  readonly groups: Groups | undefined;
  /** Sums, means and figures of a test were said to be samples too. */
  readonly keepAll: boolean;
  readonly problems: ProblemList;
};

/** Decides what each column holds: the id, a sample, or an annotation. */
export function planColumns(
  grid: Grid,
  layout: Layout,
  looks: readonly ColumnLook[],
  { groups, keepAll, problems }: Choices,
): ColumnPlan {
  const { header, headerRow } = layout;
  const idColumn = findIdColumn(layout, looks);
  const columns = [...header.keys()].filter((column) => column !== idColumn);
  const joined = groups && joinColumns(columns, groups);
  const sampleOf = new Map<number, string>();
  if (groups && joined) {
    for (const { left, right } of joined.join.pairs) sampleOf.set(joined.columns[left]!, groups.samples[right]!);
  } else {
    const measured = columns.filter((column) => isNumeric(looks[column]!));
    const described = measured.filter(
      (column) => !describesFeature(header[column]!) && !countsPeptides(header[column]!),
    );
    const samples = keepAll ? described : withoutComputed(described, looks, { grid, layout, problems });
    const { columns: chosen, measure, others } = chooseMeasure(samples.length > 0 ? samples : measured, header);
    for (const column of chosen) sampleOf.set(column, header[column]!);
    reportMeasures(measure, others);
  }

  const targets = new Int32Array(header.length).fill(SKIPPED_COLUMN);
  const samples: string[] = [];
  const annotations: string[] = [];
  for (const column of header.keys()) {
    const sample = sampleOf.get(column);
    const empty = looks[column]!.numbers + looks[column]!.commas + looks[column]!.text === 0;
    if (column === idColumn) targets[column] = ID_COLUMN;
    else if (column < idColumn) continue;
    else if (header[column] === '') {
      if (!empty) reportUnnamed(column);
    } else if (sample !== undefined) targets[column] = samples.push(sample) - 1;
    else {
      targets[column] = TEXT_COLUMN;
      annotations.push(header[column]!);
    }
  }
  reportDuplicates(columns);
  if (groups) reportDoubtful([...sampleOf.keys()], { grid, layout, problems });
  return { targets, samples, annotations, idColumn, join: joined?.join };

  /** The groups may name samples of which the table has several amounts: then the one is meant that is read without them. */
  function joinColumns(all: readonly number[], wanted: Groups) {
    const joinOf = (some: readonly number[]) => ({
      columns: some,
      join: joinToGroups(
        some.map((column) => header[column]!),
        wanted,
      ),
    });
    const whole = joinOf(all);
    if (whole.join.ambiguous.length === 0) return whole;
    const numeric = all.filter((column) => isNumeric(looks[column]!));
    const { columns: chosen, measure, others } = chooseMeasure(numeric, header);
    const narrow = joinOf(measure === '' ? [] : chosen);
    if (narrow.join.pairs.length === 0 || narrow.join.ambiguous.length > 0) return whole;
    reportMeasures(measure, others);
    return narrow;
  }

  function reportMeasures(measure: string, others: readonly string[]) {
    if (others.length === 0) return;
    problems.add({
      code: 'several-measures',
      severity: 'warning',
      what: `每个样本不止一种量（${[measure, ...others].join('、')}），读取的是${quote(measure)}`,
      remedy: '要用另一种量，请在分组表中写出那些列的列名，或删去不用的列后重新上传',
    });
  }

  function headerPlace(column: number) {
    return placeOf(grid, headerRow, layout.headerShort ? column - 1 : column);
  }

  function reportUnnamed(column: number) {
    const place = headerPlace(column);
    problems.add({
      code: 'unnamed-column',
      severity: 'error',
      ...place,
      cell: cellName(place.row, place.column),
      what: `${describePlace(place)}没有列名，但这一列有内容`,
      remedy: '请补上样本名，或删去这一列后重新上传',
    });
  }

  function reportDuplicates(candidates: readonly number[]) {
    const seen = new Map<string, number>();
    const alike = new Map<string, number>();
    for (const column of candidates) {
      const name = header[column]!;
      if (name === '') continue;
      const place = headerPlace(column);
      const where = { ...place, cell: cellName(place.row, place.column) };
      const first = seen.get(name);
      const similar = alike.get(name.normalize('NFKC').replace(/\s/gu, '').toLowerCase());
      if (first !== undefined) {
        problems.add(
          {
            code: 'duplicate-sample',
            severity: 'error',
            ...where,
            what: `${describePlace(place)}的样本名${quote(name)}与第 ${first + 1} 列重复`,
            remedy: '是不同的样本时，请选择重名加序号，或改成不重复的样本名后重新上传',
            repair: offerOf('duplicate-sample'),
          },
          name,
        );
      } else if (similar !== undefined) {
        problems.add({
          code: 'similar-samples',
          severity: 'warning',
          ...where,
          what: `${describePlace(place)}的${quote(name)}与第 ${similar + 1} 列的${quote(header[similar]!)}只有大小写、全半角或空格不同，已按两个样本处理`,
          remedy: '如果是同一个样本，请改成相同的名称或删去一列；分组表中的名称要与这里完全一致',
        });
      }
      if (first === undefined) seen.set(name, column);
      alike.set(name.normalize('NFKC').replace(/\s/gu, '').toLowerCase(), similar ?? column);
    }
  }
}

/** The first column, unless marks or a running number stand before a column of names. */
function findIdColumn({ header, headerShort }: Layout, looks: readonly ColumnLook[]): number {
  if (headerShort || header.length < 3) return 0;
  const start = header.findIndex((name) => !MARKS.test(name.trim()));
  if (start > 0) return start;
  const [first, second] = looks;
  const counts = INDEX_NAMES.test(header[0]!) && first!.text === 0 && first!.numbers > 0;
  return counts && second!.text > 0 && second!.numbers === 0 ? 1 : 0;
}
