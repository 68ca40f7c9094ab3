import type { Groups, InputProblem } from '../../model/index.ts';
import { mangledName, plainName, readMissing } from '../../groups/index.ts';
import { otherKind } from '../kinds/index.ts';
import type { OpenedTable } from '../openedTable.ts';
import { cellName, createProblemList, describePlace, quote, type ProblemList } from '../problems/index.ts';
import { placeOf, rowCells } from '../text/grid.ts';
import { findLayout } from '../text/layout.ts';
import { namedByOrder } from './cls.ts';

export type GroupsReading = { readonly groups: Groups; readonly problems: readonly InputProblem[] };

const SAMPLE_NAMES =
  /^(sample|samples|sample[ _.-]?(id|name)|id|name|样本|样品|样本名称?|样品名称?|样本编号|样品编号|编号|名称)$/i;
const GROUP_NAMES =
  /^(group|groups|group[ _.-]?name|class|condition|treatment|label|分组|组别|组|组名|处理|处理组|类别)$/i;

const noGroups: Groups = { samples: [], group: [], levels: [], colors: {}, factors: [] };

/** The axes of an ordination by mothur (`.axes`): its column of samples is called “group”. */
export const isAxes = (header: readonly string[]): boolean =>
  header.length > 1 &&
  /^group$/iu.test(header[0]!) &&
  header.slice(1).every((name) => name === '' || /^axis ?\d+$/iu.test(name));

/**
 * Reads a sheet of groups: `sample`, `group`, then any factors. Without those headings the first two columns are taken;
 * without any heading (told by `matrixNames`) the first row is data.
 *
 * @param samplesOf - The samples in their order; asked for by a file that names none (CLS).
 */
export function readGroups(
  file: OpenedTable,
  matrixNames: readonly string[] = [],
  samplesOf?: () => readonly string[],
): GroupsReading {
  const problems = createProblemList('groups');
  const opened =
    file.format === 'cls'
      ? { ...file, grid: namedByOrder(file.grid, samplesOf?.(), problems) }
      : file.groups
        ? { ...file, grid: file.groups }
        : file;
  const { grid } = opened;
  const other = opened.groups || file.format === 'cls' ? undefined : otherKind(grid, 'groups');
  if (other) return { groups: noGroups, problems: [other] };
  const layout = findLayout(grid, problems);
  const first = layout.headerShort ? layout.header.slice(1) : layout.header;
  const bare = isBare(first, matrixNames) || repeatsFirstGroup(opened, layout.headerRow, first);
  const header = bare ? first.map((_, column) => ['sample', 'group'][column] ?? `factor${column - 1}`) : layout.header;
  if (isAxes(header)) {
    problems.add({
      code: 'ordination-axes',
      severity: 'error',
      row: 1,
      what: '这是 mothur 的排序坐标（.axes），每行是样本在各轴上的位置，不是分组',
      remedy: '分组请另外上传：第一列 sample（样本名），第二列 group（分组）',
    });
    return { groups: noGroups, problems: problems.list() };
  }
  const sheet: Sheet = { grid, firstRow: layout.headerRow + (bare ? 0 : 1), header };
  const sampleColumn = samplesColumn(sheet, matrixNames, problems);
  const named = header.findIndex((name, column) => column !== sampleColumn && GROUP_NAMES.test(name));
  const groupColumn = named === -1 ? groupingColumn(sheet, sampleColumn) : named;
  if (groupColumn === undefined) {
    problems.add({
      code: 'one-column',
      severity: 'error',
      row: 1,
      what: '分组表只有一列',
      remedy: '分组表需要两列：第一列 sample（样本名），第二列 group（分组）',
    });
    return { groups: noGroups, problems: problems.list() };
  }

  const factorColumns = [...header.keys()].filter(
    (column) => column !== sampleColumn && column !== groupColumn && header[column] !== '',
  );
  const samples: string[] = [];
  const group: string[] = [];
  const factors = factorColumns.map((column) => ({ name: header[column]!, values: [] as string[] }));
  const rowOf = new Map<string, number>();
  const gridRows: number[] = [];
  for (let row = sheet.firstRow; row < grid.starts.length; row++) {
    const cells = rowCells(grid, row);
    const sample = cells[sampleColumn] ?? '';
    const level = cells[groupColumn] ?? '';
    const column = sample === '' ? sampleColumn : groupColumn;
    const place = placeOf(grid, row, column);
    const where = { severity: 'error', ...place, cell: cellName(place.row, place.column) } as const;
    const known = rowOf.get(sample);
    if (sample === '') {
      problems.add({
        code: 'empty-sample',
        ...where,
        what: `${describePlace(place)}没有样本名`,
        remedy: '请补上，或删去这一行后重新上传',
      });
    } else if (known !== undefined) {
      problems.add(
        {
          code: 'duplicate-sample',
          ...where,
          what: `第 ${place.row} 行的样本${quote(sample)}与第 ${known} 行重复`,
          remedy: '每个样本只能有一行；多种分组请写在同一行的不同列',
        },
        sample,
      );
    } else {
      rowOf.set(sample, place.row);
      gridRows.push(row);
      samples.push(sample);
      group.push(level);
      factors.forEach((factor, index) => factor.values.push(cells[factorColumns[index]!] ?? ''));
    }
  }
  const read = readMissing(
    { samples, group, levels: [...new Set(group)], colors: {}, factors },
    {
      placeOf: (sample, factor) => {
        const place = placeOf(grid, gridRows[sample]!, factor < 0 ? groupColumn : factorColumns[factor]!);
        return { ...place, cell: cellName(place.row, place.column) };
      },
    },
  );
  problems.addAll(read.problems);
  checkLevels(read.groups, rowOf, problems);
  return { groups: read.groups, problems: problems.list() };
}

/** Columns of a sheet beside its samples; more are not looked into. */
const lookedColumns = 50;

type Sheet = { readonly grid: OpenedTable['grid']; readonly firstRow: number; readonly header: readonly string[] };

const rowsOf = ({ firstRow, grid }: Sheet): string[][] =>
  Array.from({ length: Math.max(0, grid.starts.length - firstRow) }, (_, at) =>
    rowCells(grid, firstRow + at, 0, lookedColumns),
  );

/**
 * The column of samples: the one headed so, or the first. Where none of its names is in the matrix and another column
 * has those of the matrix, it is that one: sheets of archives head with `SampleName` what the matrix does not use.
 */
function samplesColumn(sheet: Sheet, matrixNames: readonly string[], problems: ProblemList): number {
  const { header } = sheet;
  const headed = Math.max(
    0,
    header.findIndex((name) => SAMPLE_NAMES.test(name)),
  );
  if (matrixNames.length === 0) return headed;
  const known = new Set(matrixNames.map(mangledName));
  const rows = rowsOf(sheet);
  const meets = (column: number) => rows.filter((cells) => known.has(mangledName(cells[column] ?? ''))).length;
  if (meets(headed) > 0) return headed;
  const others = [...header.keys()].slice(0, lookedColumns).map((column) => [column, meets(column)] as const);
  const [column, met] = others.reduce((best, one) => (one[1] > best[1] ? one : best), [headed, 0]);
  if (met === 0) return headed;
  problems.add({
    code: 'sample-column',
    severity: 'warning',
    what: `${quote(header[headed] || '第一列')}中的样本名都不在数据表里，已按${header[column] ? `${quote(header[column])}列` : `第 ${column + 1} 列`}对应样本（${met} 个相符）`,
    remedy: '如果不对，请只保留一列样本名后重新上传',
  });
  return column;
}

/**
 * The column of groups when no heading says it: the first in which samples share a value and not all of them the same,
 * since a column of barcodes or of remarks groups nobody. One that measures, or has hardly two samples of a value, comes
 * after those that class; the first one when there is none such.
 */
function groupingColumn(sheet: Sheet, sampleColumn: number): number | undefined {
  const others = [...sheet.header.keys()].filter((column) => column !== sampleColumn);
  const rows = rowsOf(sheet);
  const valuesOf = (column: number) => rows.map((cells) => cells[column] ?? '').filter((value) => value !== '');
  const sharing = others.slice(0, lookedColumns).filter((column) => {
    const values = valuesOf(column);
    const distinct = new Set(values).size;
    return distinct > 1 && distinct < values.length;
  });
  const classes = (column: number): boolean => {
    const values = valuesOf(column);
    const measures = values.some((value) => Number.isFinite(Number(value)) && !Number.isInteger(Number(value)));
    return !measures && new Set(values).size <= values.length / 2;
  };
  return sharing.find(classes) ?? sharing[0] ?? others[0];
}

function isBare(first: readonly string[], matrixNames: readonly string[]): boolean {
  if (first.some((name) => SAMPLE_NAMES.test(name) || GROUP_NAMES.test(name))) return false;
  const known = new Set(matrixNames.map(mangledName));
  return known.size > 0 && known.has(mangledName(first[0] ?? ''));
}

/** A heading is no group, so a first row whose second cell occurs again below it is data. */
function repeatsFirstGroup({ grid }: OpenedTable, headerRow: number, first: readonly string[]): boolean {
  if (first.length < 2 || first[1] === '') return false;
  for (let row = headerRow + 1; row < grid.starts.length; row++)
    if (rowCells(grid, row, 1, 2)[0] === first[1]) return true;
  return false;
}

function checkLevels(
  { samples, group, levels }: Groups,
  rowOf: ReadonlyMap<string, number>,
  problems: ProblemList,
): void {
  if (samples.length === 0) {
    problems.add({
      code: 'no-samples',
      severity: 'error',
      what: '分组表没有样本',
      remedy: '请在表头之下每行写一个样本：第一列样本名，第二列分组',
    });
    return;
  }
  for (const level of levels) {
    const members = samples.filter((_, index) => group[index] === level);
    if (members.length === 1) {
      problems.add(
        {
          code: 'single-sample-group',
          severity: 'warning',
          row: rowOf.get(members[0]!)!,
          what: `第 ${rowOf.get(members[0]!)} 行：分组${quote(level)}只有 1 个样本（${quote(members[0]!)}）`,
          remedy: '组内没有重复就不能做统计检验；请补充重复样本，或检查分组名是否写错',
        },
        level,
      );
    }
  }
  const alike = new Map<string, string>();
  for (const level of levels) {
    const other = alike.get(plainName(level));
    if (other !== undefined) {
      problems.add(
        {
          code: 'similar-levels',
          severity: 'warning',
          what: `分组${quote(level)}与${quote(other)}只有大小写、全半角或空格不同，已按两个组处理`,
          remedy: '如果是同一组，请改成相同的写法后重新上传',
        },
        level,
      );
    } else alike.set(plainName(level), level);
  }
}
