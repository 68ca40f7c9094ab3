import { maximum, minimum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records, Table } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { cellLetters, comparePairs, type PairComparison } from '../bar/index.ts';
import { boxFigures, type BoxFigures } from '../distribution/index.ts';
import { kernelDensity, ruleOfThumb } from '../../density/index.ts';
import type { BoxPlotOptions } from './boxPlot.schema.ts';
import { readPanels, type Panel } from './readPanels.ts';

const gridPoints = 64;
/** Fewest values for a density. */
const leastDense = 3;

type Judged = PairComparison & { readonly pAdj: number; readonly differs: boolean };
type Described = {
  readonly panel: Panel;
  readonly figures: readonly BoxFigures[];
  readonly judged: readonly Judged[];
  readonly letters: readonly string[];
};

/**
 * Boxes, densities and points of one or several measures by group, and which groups differ.
 *
 * @throws {InputError} As `readPanels` does.
 */
export function boxPlot(records: Records, options: BoxPlotOptions): MethodOutput {
  const { all, facet, left, panels, value, x } = readPanels(records, options);
  const described = panels.map((panel) => describe(panel, options));
  const cells = described.flatMap(({ figures, letters, panel }) =>
    panel.groups.map(({ name, rows, values }, i) => ({
      panel: panel.name,
      name,
      rows,
      values,
      figures: figures[i]!,
      letters: letters[i]!,
    })),
  );
  const single = cells.filter(({ values }) => values.length < 2).length;
  const judged = described.flatMap(({ judged: own, panel }) =>
    own.map((one) => ({ ...one, panel: panel.name, a: panel.groups[one.a]!.name, b: panel.groups[one.b]!.name })),
  );
  const messages: Message[] = [];
  if (left > 0)
    messages.push({
      level: 'info',
      text: `${left} 个值缺失${options.transform === 'none' ? '' : '或不能取对数'}，未参与`,
    });
  if (panels.length < all) messages.push({ level: 'info', text: `共 ${all} 幅，画出前 ${panels.length} 幅` });
  if (single > 0) messages.push({ level: 'warning', text: `${single} 组只有 1 个值，不参与比较` });
  const figure = (name: keyof BoxFigures) => Float64Array.from(cells, (cell) => cell.figures[name]);
  const scale = options.transform === 'none' ? '单位同原数据' : `取 ${options.transform} 之后`;
  const panelHelp = facet ? '分面列的取值' : '数值列的列名';
  return {
    tables: [
      tableOf('boxes', '各组的统计量', [
        textColumn(
          'panel',
          facet || '指标',
          cells.map(({ panel }) => panel),
          { help: panelHelp },
        ),
        textColumn(
          'group',
          x,
          cells.map(({ name }) => name),
          { help: '分组列的取值，按出现的顺序' },
        ),
        integerColumn('n', '值的个数', figure('n'), { help: '参与的值的个数，缺失值不计' }),
        numberColumn('mean', '均值', figure('mean'), { help: `算术平均，${scale}` }),
        numberColumn('sd', '标准差', figure('sd'), { help: '分母为 n − 1；只有一个值时没有' }),
        numberColumn(
          'sem',
          '标准误',
          Float64Array.from(cells, ({ figures: own }) => own.sd / Math.sqrt(own.n)),
          { help: '标准差 ÷ √n；柱状图的误差线' },
        ),
        numberColumn('min', '最小值', figure('min'), { help: `最小的值，${scale}` }),
        numberColumn('lower', '下须', figure('lower'), { help: '距箱体不超过 1.5 倍四分位距的最小值' }),
        numberColumn('q1', '下四分位数', figure('q1'), { help: '第 25 百分位数，线性插值（R 的第 7 型）' }),
        numberColumn('median', '中位数', figure('median'), { help: `中位数，${scale}` }),
        numberColumn('q3', '上四分位数', figure('q3'), { help: '第 75 百分位数，线性插值（R 的第 7 型）' }),
        numberColumn('upper', '上须', figure('upper'), { help: '距箱体不超过 1.5 倍四分位距的最大值' }),
        numberColumn('max', '最大值', figure('max'), { help: `最大的值，${scale}` }),
        textColumn(
          'letters',
          '显著性字母',
          cells.map(({ letters }) => letters),
          { help: '同一幅中有相同字母的两组没有显著差异' },
        ),
      ]),
      tableOf('points', '每个值', [
        textColumn(
          'panel',
          facet || '指标',
          cells.flatMap(({ panel, rows }) => rows.map(() => panel)),
          { help: panelHelp },
        ),
        textColumn(
          'group',
          x,
          cells.flatMap(({ name, rows }) => rows.map(() => name)),
          { help: '分组列的取值' },
        ),
        integerColumn('row', '第几条', Float64Array.from(cells.flatMap(({ rows }) => rows.map((row) => row + 1))), {
          help: '在记录表中是第几条记录，表头不计',
        }),
        numberColumn('value', value || '数值', Float64Array.from(cells.flatMap(({ values }) => [...values])), {
          help: `记录表中的值，${scale}`,
        }),
      ]),
      densityTable(cells),
      tableOf('comparisons', '两两比较', [
        textColumn(
          'panel',
          facet || '指标',
          judged.map(({ panel }) => panel),
          { help: panelHelp },
        ),
        textColumn(
          'a',
          '甲',
          judged.map(({ a }) => a),
          { help: '比较的一方' },
        ),
        textColumn(
          'b',
          '乙',
          judged.map(({ b }) => b),
          { help: '比较的另一方' },
        ),
        numberColumn(
          'difference',
          '均值之差',
          Float64Array.from(judged, ({ difference }) => difference),
          { help: '乙的均值 − 甲的均值' },
        ),
        numberColumn(
          'statistic',
          '统计量',
          Float64Array.from(judged, ({ statistic }) => statistic),
          { help: '按所选检验：t、W 或学生化极差 q' },
        ),
        numberColumn(
          'p',
          'p 值',
          Float64Array.from(judged, ({ p }) => p),
          { help: '双侧；Tukey 的 P 值已对同一幅的全部比较校正' },
        ),
        numberColumn(
          'p_adj',
          '校正后 p 值',
          Float64Array.from(judged, ({ pAdj }) => pAdj),
          { help: '按所选方法对同一幅的全部比较校正；Tukey 与 P 值相同' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      panels: panels.length,
      groups: new Set(cells.map(({ name }) => name)).size,
      values: cells.reduce((sum, { values }) => sum + values.length, 0),
      left,
      comparisons: judged.length,
      different: judged.filter(({ differs }) => differs).length,
      x,
      value,
      facet,
      n_min: minimum(cells.map(({ values }) => values.length)),
      n_max: maximum(cells.map(({ values }) => values.length)),
    },
  };
}

function describe(panel: Panel, { adjust, p: limit, test }: BoxPlotOptions): Described {
  const figures = panel.groups.map(({ values }) => boxFigures(values.toSorted()));
  const pairs =
    test === 'none'
      ? []
      : comparePairs(
          panel.groups.map(({ values }) => values),
          test,
        );
  const p = Float64Array.from(pairs, (pair) => pair.p);
  const adjusted = test === 'tukey' || adjust === 'none' ? p : pAdjust(p, adjust);
  const judged = pairs.map((pair, i) => ({ ...pair, pAdj: adjusted[i]!, differs: adjusted[i]! < limit }));
  return {
    panel,
    figures,
    judged,
    letters: cellLetters(
      figures.map(({ mean }) => mean),
      judged,
    ),
  };
}

function densityTable(
  cells: readonly { readonly panel: string; readonly name: string; readonly values: Float64Array }[],
): Table {
  const curves = cells
    .filter(({ values }) => values.length >= leastDense)
    .map(({ name, panel, values }) => {
      const sorted = values.toSorted();
      const bandwidth = ruleOfThumb(sorted);
      const [low, high] = [sorted[0]! - 2 * bandwidth, sorted.at(-1)! + 2 * bandwidth];
      const x = Float64Array.from({ length: gridPoints }, (_, i) => low + (i * (high - low)) / (gridPoints - 1));
      return { panel, name, x, y: kernelDensity(sorted, x, bandwidth) };
    });
  return tableOf('density', '密度曲线', [
    textColumn(
      'panel',
      '指标',
      curves.flatMap(({ panel, x }) => Array.from(x, () => panel)),
      { help: '指标或分面列的取值' },
    ),
    textColumn(
      'group',
      '组',
      curves.flatMap(({ name, x }) => Array.from(x, () => name)),
      { help: '分组列的取值；少于 3 个值的组没有' },
    ),
    numberColumn('x', '数值', Float64Array.from(curves.flatMap(({ x }) => [...x])), { help: '密度曲线上的数值' }),
    numberColumn('y', '密度', Float64Array.from(curves.flatMap(({ y }) => [...y])), {
      help: '高斯核密度，带宽按 Silverman 经验法则',
    }),
  ]);
}
