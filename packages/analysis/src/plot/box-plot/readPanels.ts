import type { RecordColumn, Records } from '../../model/index.ts';
import {
  classesOf,
  findColumn,
  parameter,
  pickNumbers,
  pickText,
  refusal,
  type NumberColumn,
} from '../../records/index.ts';
import type { BoxPlotOptions } from './boxPlot.schema.ts';

/** One panel: the values of each group, without `NaN`, with the rows they come from (from 0), by ascending row. */
export type Panel = {
  readonly name: string;
  readonly groups: readonly {
    readonly name: string;
    readonly values: Float64Array;
    readonly rows: readonly number[];
  }[];
};
export type Panels = {
  readonly panels: readonly Panel[];
  readonly x: string;
  readonly facet: string;
  readonly value: string;
  /** Panels that there are, drawn or not. */
  readonly all: number;
  /** Values that are missing or have no logarithm. */
  readonly left: number;
};

const mostGroups = 20;

/** @throws {InputError} When a column cannot be found, there are too many groups, or nothing is left. */
export function readPanels(records: Records, options: BoxPlotOptions): Panels {
  const facet =
    options.facet === ''
      ? null
      : findColumn(records, options.facet, { option: 'facet_column', label: '分面列', names: /$^/u }, false);
  const chosen =
    options.value === '' && !facet
      ? null
      : pickNumbers(records, options.value, {
          option: 'value_column',
          label: '数值列',
          names: /^(value|values|y|数值|值|含量|丰度|表达量)$/u,
          fallback: true,
          taken: [facet],
        });
  const x = pickText(records, options.x, {
    option: 'x_column',
    label: '分组列',
    names: /^(group|groups|treatment|class|组别|分组|组|处理|类别)$/u,
    fallback: true,
    taken: [facet, chosen],
  });
  const columns = chosen
    ? [chosen]
    : records.columns.filter((column): column is NumberColumn => column !== x && column.numbers !== null);
  if (columns.length === 0)
    throw refusal('no-numbers', '记录表中没有数值列', '请检查数值列里是否混有文字，或换一个文件');
  const names = [...new Set(classesOf(x).filter((name) => name !== ''))];
  if (names.length > mostGroups)
    throw parameter(
      { option: 'x_column' },
      `“${x.name}”有 ${names.length} 个不同的取值，最多画 ${mostGroups} 组`,
      '请改选取值较少的列',
    );
  const facets = facet ? [...new Set(classesOf(facet).filter((name) => name !== ''))] : [''];
  const wanted = columns.flatMap((column) => facets.map((name) => ({ column, name })));
  let left = 0;
  const panels = wanted
    .slice(0, options.panels)
    .map(({ column, name }): Panel => {
      const values = transformed(column, options.transform);
      const rows = rowsOf(records.rows, x, facet, name);
      left += rows.filter((row) => Number.isNaN(values[row]!)).length;
      return {
        name: facet ? name : column.name,
        groups: names
          .map((group) => rows.filter((row) => classesOf(x)[row] === group && !Number.isNaN(values[row]!)))
          .map((own, i) => ({ name: names[i]!, rows: own, values: Float64Array.from(own, (row) => values[row]!) }))
          .filter(({ rows: own }) => own.length > 0),
      };
    })
    .filter(({ groups }) => groups.length > 0);
  if (panels.length === 0)
    throw refusal(
      'no-rows',
      `没有一行同时有“${x.name}”与数值${options.transform === 'none' ? '' : '（取对数时 0 与负值不参与）'}`,
      '请检查“分组列”与“数值列”是否选对',
    );
  return { panels, x: x.name, facet: facet?.name ?? '', value: chosen ? chosen.name : '', all: wanted.length, left };
}

const rowsOf = (count: number, x: RecordColumn, facet: RecordColumn | null, name: string): number[] =>
  Array.from({ length: count }, (_, row) => row).filter(
    (row) => classesOf(x)[row] !== '' && (!facet || classesOf(facet)[row] === name),
  );

function transformed({ numbers }: NumberColumn, transform: BoxPlotOptions['transform']): Float64Array {
  if (transform === 'none') return numbers;
  const log = transform === 'log2' ? Math.log2 : Math.log10;
  return numbers.map((value) => (value > 0 ? log(value) : Number.NaN));
}
