import type { ChartDrawing, ChartInput } from '../../model/index.ts';
import { readable } from '../../frame/index.ts';
import { groupBoxes, marksSpec, pText, significanceMarks, type Box } from '../group-boxes/index.ts';
import { groupScale } from '../../groups/index.ts';
import { choiceOf } from '../../settings.ts';
import { dataTable, numberColumn, numbers, tableOf, textColumn, texts } from '../../table/index.ts';
import { median } from '@panome/analysis/statistics';

const testNames: Readonly<Record<string, string>> = {
  kruskal: 'Kruskal–Wallis',
  'welch-anova': 'Welch 方差分析',
  wilcoxon: 'Wilcoxon 秩和检验',
  welch: 'Welch t 检验',
};

type Tests = {
  readonly overall: { readonly test: string; readonly p: number } | null;
  readonly pairs: readonly { readonly a: string; readonly b: string; readonly p: number }[];
};

function testsOf(input: ChartInput, index: string): Tests {
  const table = input.tables['tests'];
  if (!table || table.rows === 0) return { overall: null, pairs: [] };
  const column = (name: string) => texts(table, name);
  const rows = column('index').flatMap((name, row) => (name === index ? [row] : []));
  const pairs = rows
    .filter((row) => column('comparison')[row] === 'pair')
    .map((row) => ({
      a: column('group_a')[row]!,
      b: column('group_b')[row]!,
      p: numbers(table, 'p_adj')[row]!,
      test: column('test')[row]!,
    }));
  const all = rows.find((row) => column('comparison')[row] === 'all');
  const only = pairs.length === 1 ? pairs[0]! : null;
  return { pairs, overall: all === undefined ? only : { test: column('test')[all]!, p: numbers(table, 'p')[all]! } };
}

/**
 * A column of the table `indices` by group: boxes, every sample, and which groups differ according to the table
 * `tests`.
 */
export function indexBoxes(
  input: ChartInput,
  {
    id,
    index,
    label,
    lines,
    pointSize,
  }: {
    readonly id: string;
    readonly index: string;
    readonly label: string;
    readonly lines?: readonly number[];
    readonly pointSize: number;
  },
): ChartDrawing {
  const table = tableOf(input, 'indices');
  const [samples, values] = [texts(table, 'sample'), numbers(table, index)];
  const scale = groupScale(input);
  const boxes = scale.levels.flatMap((level): (Box & { readonly values: readonly number[] })[] => {
    const rows = Array.from(samples.keys()).filter((row) => scale.levelOf(samples[row]!) === level);
    return rows.length === 0
      ? []
      : [
          {
            name: level || '全部样本',
            color: scale.color(level),
            symbol: scale.symbol(level),
            ids: rows.map((row) => samples[row]!),
            values: rows.map((row) => values[row]!),
          },
        ];
  });
  const names = boxes.map(({ name }) => name);
  const { overall, pairs } = testsOf(input, index);
  const tested =
    overall && Number.isFinite(overall.p) ? `${testNames[overall.test] ?? overall.test} ${pText(overall.p)}` : '';
  const found = pairs.filter(({ p }) => p < 0.05).length;

  return {
    option: groupBoxes(input, {
      boxes,
      xTitle: '',
      yTitle: label,
      caption: tested,
      pointSize: input.settings.pointSize ?? pointSize,
      ...(lines && { lines }),
      ...significanceMarks(names, pairs, choiceOf(input.settings.own, marksSpec)),
    }),
    summary: `${label} 箱线图：${boxes.map(({ name, values: own }) => `${name} ${own.length} 个样本，中位数 ${readable(median(own), 3)}`).join('；')}${tested ? `；${tested}` : ''}${pairs.length > 1 ? `，${pairs.length} 对比较中 ${found} 对差异显著（校正后 p < 0.05）` : ''}。`,
    data: dataTable(id, label, [
      textColumn('sample', '样本', samples),
      ...(input.groups ? [textColumn('group', '分组', samples.map(scale.levelOf))] : []),
      numberColumn(index, label, values),
    ]),
  };
}
