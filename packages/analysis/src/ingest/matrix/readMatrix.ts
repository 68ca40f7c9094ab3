import { shortName, type SampleJoin } from '../../groups/index.ts';
import { scaleOf, type Scale } from '../../scale/index.ts';
import type { Groups, InputProblem, Matrix, RepairEffect } from '../../model/index.ts';
import { createEffectLog } from '../effectLog.ts';
import { otherKind } from '../kinds/index.ts';
import { checkShape, hintOrientation, raggedReporter } from './checkShape.ts';
import type { OpenedTable } from '../openedTable.ts';
import { checkRepairs, type Repairs } from '../repairs.ts';
import { createProblemList, quote } from '../problems/index.ts';
import { findLayout } from '../text/layout.ts';
import { placeOf as placeInGrid } from '../text/grid.ts';
import { transposeGrid } from '../text/transpose.ts';
import { createCellReader } from './cellReader.ts';
import { checkValues } from './checkValues.ts';
import { classifyColumns, isNumeric } from './classifyColumns.ts';
import { comparisonsSideBySide } from './comparisonsSideBySide.ts';
import { decideDecimal } from './decideDecimal.ts';
import type { DecimalMark } from './decimalMarks.ts';
import { withDistinctSamples } from './distinctSamples.ts';
import { labelGroups, withoutLabelRows } from './labelRows.ts';
import { reportLongTable } from './longReport.ts';
import { mayBeSample } from './measures.ts';
import { mendFeatures, offered, type Offers } from './mendFeatures.ts';
import { mergeDuplicates } from './mergeDuplicates.ts';
import { reportNestedRows } from './nestedRows.ts';
import { samplesInRows } from './orientation.ts';
import { countsPeptides, describesFeature, isSpreadName, isSummaryName } from './columnRoles.ts';
import { withOtherIds } from './otherIds.ts';
import { planColumns } from './planColumns.ts';
import { checkIds, repairDateGenes } from './repairIds.ts';
import { reportJoin } from './reportJoin.ts';
import { scanValues } from './scanValues.ts';

export type MatrixReading = {
  /** Complete only when `problems` contains no error. */
  readonly matrix: Matrix;
  /** The groups of the samples in the matrix, in the order of its columns; `undefined` when none were given. */
  readonly groups: Groups | undefined;
  /** The groups of the samples where the table itself has them, in rows below its header. */
  readonly labels: Groups | null;
  /** Judges whether the values look like logarithms. A function, because few readers ask and each value is looked at. */
  readonly scale: () => Scale;
  /** Errors first. */
  readonly problems: readonly InputProblem[];
  /** Repairs that may be taken although nothing is wrong. */
  readonly offers: readonly InputProblem[];
  /** What each decided repair changed. */
  readonly effects: readonly RepairEffect[];
  /** Missing values among the numbers. */
  readonly missing: number;
  readonly decimal: DecimalMark;
  /** Rows and columns of the table as uploaded, header and id included. */
  readonly shape: { readonly rows: number; readonly columns: number };
};

export type ReadMatrixOptions = {
  /** Their samples say which columns are samples; without them, columns of numbers are. */
  readonly groups?: Groups | undefined;
  /** What was decided for faults, by repair id; faults without a decision stay among the problems. */
  readonly repairs?: Repairs | undefined;
};

/**
 * Reads a table as features × samples. Faults of the table are listed, never thrown: the caller decides.
 *
 * @throws {InputError} When a repair does not exist.
 */
export function readMatrix(opened: OpenedTable, { groups, repairs = {} }: ReadMatrixOptions = {}): MatrixReading {
  checkRepairs(repairs, 'matrix');
  const effects = createEffectLog(repairs);
  const offers: Offers = [];
  const problems = createProblemList('matrix');
  // Who has set the groups needs no others.
  problems.addAll((opened.remarks ?? []).filter(({ code }) => !groups || code !== 'series-groups'));
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
    effects.note('orientation', '', '');
  }
  layout = withDistinctSamples(layout, grid, repairs, effects);
  for (const repair of ['orientation', 'not-samples'] as const)
    if (repairs[repair] === 'keep') effects.note(repair, '', '');
  const other = otherKind(grid, 'matrix');
  if (other) problems.add(other);
  reportLongTable(layout.header, problems);
  const written = grid;
  // Who has set the groups knows of those in the table.
  const labelled = withoutLabelRows(grid, layout, repairs, groups ? createProblemList() : problems, effects);
  grid = labelled.grid;
  const shape = { rows: written.starts.length - layout.headerRow, columns: layout.header.length };
  const looks = classifyColumns(grid, layout);
  // The groups say where the samples are, and so does a row of classes.
  const isKnown = groups || labelled.labels.length > 0 || grid.transposed || repairs['orientation'] !== undefined;
  const turned = isKnown ? undefined : samplesInRows({ grid, layout, looks });
  if (turned) problems.add(turned);
  const { mark, mixed } = decideDecimal(looks, opened.delimiter, repairs['decimal'], problems);
  const plan = planColumns(grid, layout, looks, {
    groups,
    keepAll: repairs['not-samples'] === 'keep',
    problems,
  });
  const sampleColumns = [...plan.targets.keys()].filter((column) => plan.targets[column]! >= 0);
  const reader = createCellReader(grid, mark, mixed, repairs, problems, effects);
  const scanned = scanValues(grid, layout, {
    targets: plan.targets,
    samples: plan.samples.length,
    pointsAreSpecial: mark === 'comma',
    readCell: reader.readCell,
    onRagged: raggedReporter(grid, layout, repairs, problems, effects),
  });
  reader.report();
  if (repairs['zeros'] === 'missing') {
    const width = plan.samples.length;
    scanned.values.forEach((value, cell) => {
      if (value !== 0) return;
      scanned.values[cell] = NaN;
      effects.note('zeros', '0', '', () =>
        placeInGrid(grid, scanned.rows[Math.floor(cell / width)]!, sampleColumns[cell % width]!),
      );
    });
  }

  const placeOfRow = (row: number) => placeInGrid(grid, row, plan.idColumn);
  const placesOf = (rows: Uint32Array) => (feature: number) => placeOfRow(rows[feature]!);
  const mended = mendFeatures(scanned, plan.samples.length, placeOfRow, repairs, { effects, offers, problems });
  const mendedPlace = placesOf(mended.rows);
  checkIds(mended.ids, mendedPlace, problems);
  const named = repairDateGenes(mended.ids, mendedPlace, repairs, problems, effects);
  const asWritten = {
    idName: layout.header[plan.idColumn] ?? '',
    samples: plan.samples,
    annotations: plan.annotations,
  };
  const spread = groups ? null : comparisonsSideBySide({ ...mended, ids: named }, asWritten, problems);
  const { columns, features: own } = withOtherIds(
    { columns: asWritten, features: { ...mended, ids: named } },
    mendedPlace,
    repairs,
    effects,
  );
  const features =
    spread?.features ??
    mergeDuplicates(own, plan.samples.length, mendedPlace, repairs['duplicate-feature'], problems, effects);
  const samples = spread?.samples ?? sampleNames();
  reportNestedRows(features.ids, placesOf(features.rows), problems);
  const { extent, missing } = checkValues(
    { ...features, samples, incomplete: reader.unread() > 0 },
    placesOf(features.rows),
    problems,
  );

  if (plan.join && shape.columns > 1) {
    const read = sampleColumns.map((column) => layout.header[column]!);
    const numericLeft = plan.annotations.filter((name) => {
      if (!mayBeSample(name, read)) return false;
      const look = looks[layout.header.indexOf(name)]!;
      const isOther = [countsPeptides, describesFeature, isSummaryName, isSpreadName].some((says) => says(name));
      return isNumeric(look) && look.numbers + look.commas > 0 && !isOther;
    });
    if (!hintOrientation(scanned.ids, groups!, plan.join, problems)) reportJoin(plan.join, numericLeft, problems);
  }
  if (!other)
    checkShape(
      { opened, features: features.ids.length, samples: samples.length, columns: shape.columns, groups },
      problems,
    );

  const matrix: Matrix = {
    idName: (spread ?? columns).idName,
    ids: features.ids,
    samples,
    values: features.values,
    annotations: (spread ?? columns).annotations.map((name, index) => ({ name, values: features.texts[index]! })),
  };
  return {
    matrix,
    groups: groups && { ...alignGroups(groups, samples), ...usedAliases(plan.join) },
    labels: spread ? null : labelGroups(labelled.labels, samples, sampleColumns),
    scale: () => scaleOf(features.values, samples.length, extent),
    problems: problems.list(),
    offers,
    effects: effects.list(),
    missing,
    decimal: mark,
    shape,
  };

  /** Removes paths, extensions and measures from sample names when the user chose so and the names stay distinct. */
  function sampleNames(): readonly string[] {
    const given = plan.samples;
    const columnOf = sampleColumns;
    const placeAt = (at: number) =>
      placeInGrid(grid, layout.headerRow, layout.headerShort ? columnOf[at]! - 1 : columnOf[at]!);
    if (groups) {
      // The groups name the samples as they were called once the table was mended.
      given.forEach(
        (name, at) =>
          repairs['sample-paths'] &&
          layout.header[columnOf[at]!] !== name &&
          effects.note('sample-paths', layout.header[columnOf[at]!]!, name, () => placeAt(at)),
      );
      return given;
    }
    const short = given.map(shortName);
    const changed = [...given.keys()].filter((at) => short[at] !== given[at]);
    if (changed.length === 0 || short.some((name) => name === '') || new Set(short).size < new Set(given).size)
      return given;
    if (repairs['sample-paths'] === 'basename') {
      for (const at of changed) effects.note('sample-paths', given[at]!, short[at]!, () => placeAt(at));
      return short;
    }
    offers.push(
      offered(
        'sample-paths',
        'matrix',
        [given[changed[0]!]!],
        changed.length,
        placeAt(changed[0]!),
        '带有路径、扩展名或量的名称',
        '可以只留样本名，图和表更清楚',
      ),
    );
    return given;
  }
}

/** The further names of samples that this table has. */
const usedAliases = (join: SampleJoin | undefined): Pick<Groups, 'aliases'> =>
  join && join.aliased.length > 0 ? { aliases: join.aliased } : {};

/** The groups of exactly these samples, in this order; levels without a sample are dropped. */
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
