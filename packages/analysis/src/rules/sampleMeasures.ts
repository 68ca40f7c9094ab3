import { arithmeticMean, sampleSd } from '../statistics/index.ts';
import type { Measure, RuleGroups } from './model.ts';
import { comparisons } from './operators.ts';
import type { RuleColumn, RuleTable } from './ruleTable.ts';

/** The samples of a group that the table has as columns of numbers; without a name every column of numbers. */
function samplesOf({ columns }: RuleTable, group: string, groups: RuleGroups): readonly RuleColumn[] {
  const numeric = columns.filter(({ kind }) => kind === 'number');
  if (group === '') {
    const grouped = new Set(Object.values(groups).flat());
    return grouped.size > 0 ? numeric.filter(({ name }) => grouped.has(name)) : numeric;
  }
  const wanted = new Set(groups[group]);
  return numeric.filter(({ name }) => wanted.has(name));
}

const presentOf = (samples: readonly Float64Array[], row: number): number[] => {
  const values: number[] = [];
  for (const sample of samples) if (!Number.isNaN(sample[row]!)) values.push(sample[row]!);
  return values;
};
const meanOf = (values: readonly number[]): number => (values.length === 0 ? Number.NaN : arithmeticMean(values));

/** The measure of every row; `NaN` where it cannot be computed. */
export function measureRows(measure: Measure, table: RuleTable, groups: RuleGroups): Float64Array {
  const samples = samplesOf(table, measure.group, groups).map((column) => column.numbers());
  const measured = new Float64Array(table.rows);
  if (measure.kind === 'count' || measure.kind === 'share') {
    const { cell, kind } = measure;
    const holds = cell ? comparisons[cell.op].holds : (value: number) => !Number.isNaN(value);
    const limit = cell?.value ?? 0;
    for (const values of samples)
      for (let row = 0; row < table.rows; row += 1) if (holds(values[row]!, limit)) measured[row]! += 1;
    return kind === 'count' ? measured : measured.map((count) => count / samples.length);
  }
  if (measure.kind === 'foldchange') {
    const references = samplesOf(table, measure.reference, groups).map((column) => column.numbers());
    return measured.map((_, row) => meanOf(presentOf(samples, row)) / meanOf(presentOf(references, row)));
  }
  return measured.map((_, row) => {
    const values = presentOf(samples, row);
    if (measure.kind === 'mean') return meanOf(values);
    return values.length < 2 ? Number.NaN : sampleSd(values) / arithmeticMean(values);
  });
}
