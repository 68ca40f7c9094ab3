import type { Groups, InputProblem, Matrix } from '../../model/index.ts';
import { checkShape, hintOrientation, raggedReporter } from './checkShape.ts';
import type { OpenedTable } from '../openTable.ts';
import { checkRepairs, type Repairs } from '../repairs.ts';
import { createProblemList, quote } from '../problems/index.ts';
import { findLayout } from '../text/layout.ts';
import { placeOf as placeInGrid } from '../text/grid.ts';
import { transposeGrid } from '../text/transpose.ts';
import { createCellReader } from './cellReader.ts';
import { checkValues } from './checkValues.ts';
import { classifyColumns, isNumeric } from './classifyColumns.ts';
import { decideDecimal } from './decideDecimal.ts';
import type { DecimalMark } from './decimalMarks.ts';
import { mergeDuplicates } from './mergeDuplicates.ts';
import { planColumns } from './planColumns.ts';
import { checkIds, repairDateGenes } from './repairIds.ts';
import { reportJoin } from './reportJoin.ts';
import { scanValues } from './scanValues.ts';

export type MatrixReading = {
  /** Complete only when `problems` holds no error. */
  readonly matrix: Matrix;
  /** The groups of the samples in the matrix, in the order of its columns; `undefined` when none were given. */
  readonly groups: Groups | undefined;
  /** Errors first. */
  readonly problems: readonly InputProblem[];
  /** Missing values among the numbers. */
  readonly missing: number;
  readonly decimal: DecimalMark;
  /** Rows and columns of the table as uploaded, header and id included. */
  readonly shape: { readonly rows: number; readonly columns: number };
};

export type ReadMatrixOptions = { readonly groups?: Groups | undefined; readonly repairs?: Repairs | undefined };

/**
 * Reads a table as features × samples. Faults of the table are listed, never thrown: the caller decides.
 *
 * @throws {InputError} When a repair does not exist.
 */
export function readMatrix(opened: OpenedTable, { groups, repairs = {} }: ReadMatrixOptions = {}): MatrixReading {
  checkRepairs(repairs);
  const problems = createProblemList('matrix');
  if (opened.encodingGuessed) {
    problems.add({
      code: 'encoding-guessed',
      severity: 'warning',
      what: '文件的编码不是 UTF-8 或 GB18030，已按 Windows-1252 读取',
      remedy: '如果名称显示为乱码，请手动选择编码，或另存为 UTF-8 后重新上传',
    });
  }
  if (opened.sheetGuessed) {
    problems.add({
      code: 'sheet-guessed',
      severity: 'warning',
      what: `文件有 ${opened.sheets.length} 个工作表，读取的是${quote(opened.sheet ?? '')}`,
      remedy: '如果数据在另一个工作表，请选择那个工作表',
    });
  }
  let grid = opened.grid;
  let layout = findLayout(grid, problems);
  if (repairs['orientation'] === 'transpose') {
    grid = transposeGrid(grid, layout);
    layout = findLayout(grid, createProblemList());
  }
  const shape = { rows: grid.starts.length - layout.headerRow, columns: layout.header.length };
  const looks = classifyColumns(grid, layout);
  const { mark, mixed } = decideDecimal(looks, opened.delimiter, repairs['decimal'], problems);
  const plan = planColumns(grid, layout, looks, groups, problems);
  const reader = createCellReader(grid, mark, mixed, repairs, problems);
  const scanned = scanValues(grid, layout, {
    targets: plan.targets,
    samples: plan.samples.length,
    pointsAreSpecial: mark === 'comma',
    readCell: reader.readCell,
    onRagged: raggedReporter(grid, layout, repairs, problems),
  });
  reader.report();
  if (repairs['zeros'] === 'missing')
    scanned.values.forEach((value, cell) => value === 0 && (scanned.values[cell] = NaN));

  const placeOfRow = (rows: Uint32Array) => (feature: number) => placeInGrid(grid, rows[feature]!, plan.idColumn);
  const scannedPlace = placeOfRow(scanned.rows);
  checkIds(scanned.ids, scannedPlace, problems);
  const named = repairDateGenes(scanned.ids, scannedPlace, repairs, problems);
  const features = mergeDuplicates(
    { ...scanned, ids: named },
    plan.samples.length,
    scannedPlace,
    repairs['duplicate-feature'],
    problems,
  );
  const samples = plan.samples;
  const { missing } = checkValues({ ...features, samples, incomplete: reader.unread() > 0 }, placeOfRow(features.rows), problems);

  if (plan.join && shape.columns > 1) {
    const numericLeft = plan.annotations.filter((name) => {
      const look = looks[layout.header.indexOf(name)]!;
      return isNumeric(look) && look.numbers + look.commas > 0;
    });
    if (!hintOrientation(scanned.ids, groups!, plan.join, problems)) reportJoin(plan.join, numericLeft, problems);
  }
  checkShape(
    { opened, features: features.ids.length, samples: samples.length, columns: shape.columns, groups },
    problems,
  );

  const matrix: Matrix = {
    idName: layout.header[plan.idColumn] ?? '',
    ids: features.ids,
    samples,
    values: features.values,
    annotations: plan.annotations.map((name, index) => ({ name, values: features.texts[index]! })),
  };
  return {
    matrix,
    groups: groups && alignGroups(groups, samples),
    problems: problems.list(),
    missing,
    decimal: mark,
    shape,
  };
}

/** The groups of exactly these samples, in this order; levels without a sample are gone. */
export function alignGroups(groups: Groups, samples: readonly string[]): Groups {
  const at = new Map(groups.samples.map((sample, index) => [sample, index]));
  const picked = samples.map((sample) => {
    const index = at.get(sample);
    if (index === undefined) throw new RangeError(`sample ${quote(sample)} has no group`);
    return index;
  });
  const group = picked.map((index) => groups.group[index]!);
  const used = new Set(group);
  return {
    samples,
    group,
    levels: groups.levels.filter((level) => used.has(level)),
    colors: groups.colors,
    factors: groups.factors.map(({ name, values }) => ({ name, values: picked.map((index) => values[index]!) })),
  };
}
