import { maximum, minimum } from '../../extremes/index.ts';
import { numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Records } from '../../model/index.ts';
import { pAdjust } from '../../statistics/index.ts';
import { cellFigures, figureColumns } from '../records/index.ts';
import { classesOf, findColumn, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { BarOptions } from './bar.schema.ts';
import { cellLetters, comparePairs, type PairComparison } from './compare.ts';

const most = 60;
const mostCompared = 20;

type Cell = { readonly x: string; readonly fill: string; readonly values: Float64Array };
/** Cells that are compared with each other, as places in the list of cells. */
type Family = readonly number[];
type Judged = PairComparison & { readonly pAdj: number; readonly differs: boolean };

/**
 * Means of replicates with error bars, and which of them differ.
 *
 * @throws {InputError} When a column cannot be found, nothing is left to draw, or there are more bars than can be read.
 */
export function bar(records: Records, options: BarOptions): MethodOutput {
  const fill = findColumn(records, options.fill, { option: 'fill_column', label: '分组列', names: /$^/u }, false);
  const value = pickNumbers(records, options.value, {
    option: 'value_column',
    label: '数值列',
    names: /^(value|values|y|数值|值|含量|丰度|表达量)$/u,
    fallback: true,
    taken: [fill],
  });
  const x = pickText(records, options.x, {
    option: 'x_column',
    label: '横轴列',
    names: /^(group|treatment|x|category|class|组别|分组|处理|类别)$/u,
    fallback: true,
    taken: [fill, value],
  });
  const { cells, left } = cellsOf(classesOf(x), fill ? classesOf(fill) : null, value.numbers);
  if (cells.length === 0)
    throw refusal('no-rows', `没有一行同时有“${x.name}”与“${value.name}”`, '请检查“横轴列”与“数值列”是否选对');
  if (cells.length > most)
    throw refusal(
      'too-many-bars',
      `“${x.name}”${fill ? `与“${fill.name}”` : ''}共有 ${cells.length} 种组合，柱状图最多画 ${most} 根`,
      '请改选取值较少的列，或先筛选数据',
    );
  const families = familiesOf(cells, fill !== null);
  const widest = maximum(families.map(({ length }) => length));
  if (options.test !== 'none' && widest > mostCompared)
    throw refusal(
      'too-many-comparisons',
      `有 ${widest} 个组要两两比较，最多 ${mostCompared} 个`,
      '请把“比较的方法”改为“不检验”，或用“分组列”把它们分开',
    );
  const judged = options.test === 'none' ? [] : judge(cells, families, options.test, options);
  const figures = cells.map(({ values }) => cellFigures(values));
  const letters = lettersOf(
    figures.map(({ mean }) => mean),
    families,
    judged,
  );
  const single = figures.filter(({ n }) => n < 2).length;
  const messages: Message[] = [];
  if (left > 0)
    messages.push({
      level: 'info',
      text: `${left} 行缺少“${x.name}”${fill ? `、“${fill.name}”` : ''}或“${value.name}”，未参与`,
    });
  if (single > 0) messages.push({ level: 'warning', text: `${single} 根柱只有 1 个值，没有误差线，也不参与比较` });
  const points = cells.flatMap((cell) => Array.from(cell.values, (one) => ({ ...cell, value: one })));
  const nameOf = (at: number): string => cells[at]!.fill || cells[at]!.x;

  return {
    tables: [
      tableOf('summary', '均值与误差', [
        textColumn(
          'x',
          x.name,
          cells.map((cell) => cell.x),
          { help: '横轴的取值，按出现的顺序' },
        ),
        textColumn(
          'fill',
          fill?.name ?? '分组',
          cells.map((cell) => cell.fill),
          { help: '分组列的取值，没有分组列时为空' },
        ),
        ...figureColumns(figures, options.error),
        textColumn('letters', '显著性字母', letters, { help: '有相同字母的两根柱没有显著差异，a 的均值最大' }),
      ]),
      tableOf('points', '每个值', [
        textColumn(
          'x',
          x.name,
          points.map((point) => point.x),
          { help: '横轴的取值' },
        ),
        textColumn(
          'fill',
          fill?.name ?? '分组',
          points.map((point) => point.fill),
          { help: '分组列的取值，没有分组列时为空' },
        ),
        numberColumn(
          'value',
          value.name,
          Float64Array.from(points, (point) => point.value),
          { help: '记录表中的值' },
        ),
      ]),
      tableOf('comparisons', '两两比较', [
        textColumn(
          'x',
          x.name,
          judged.map(({ a }) => (fill ? cells[a]!.x : '')),
          { help: '在哪个横轴取值内比较；没有分组列时为空' },
        ),
        textColumn(
          'a',
          '甲',
          judged.map(({ a }) => nameOf(a)),
          { help: '比较的一方' },
        ),
        textColumn(
          'b',
          '乙',
          judged.map(({ b }) => nameOf(b)),
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
          { help: '双侧；Tukey 的 P 值已对全部两两比较校正' },
        ),
        numberColumn(
          'p_adj',
          '校正后 p 值',
          Float64Array.from(judged, ({ pAdj }) => pAdj),
          { help: '按所选方法对图中全部比较校正；Tukey 与 P 值相同' },
        ),
      ]),
    ],
    removed: [],
    messages,
    facts: {
      bars: cells.length,
      values: points.length,
      left,
      comparisons: judged.length,
      different: judged.filter(({ differs }) => differs).length,
      x: x.name,
      value: value.name,
      fill: fill?.name ?? '',
      n_min: minimum(figures.map(({ n }) => n)),
      n_max: maximum(figures.map(({ n }) => n)),
    },
  };
}

/** The cells in the order of the first appearance of their x, then of their fill. */
function cellsOf(
  x: readonly string[],
  fill: readonly string[] | null,
  values: Float64Array,
): { readonly cells: Cell[]; readonly left: number } {
  const rows = Array.from(x.keys()).filter((row) => x[row] !== '' && fill?.[row] !== '' && !Number.isNaN(values[row]!));
  const distinct = (list: readonly string[]): string[] => [...new Set(rows.map((row) => list[row]!))];
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const key = JSON.stringify([x[row], fill?.[row] ?? '']);
    (found.get(key) ?? found.set(key, []).get(key)!).push(values[row]!);
  }
  const cells = distinct(x).flatMap((one) =>
    (fill ? distinct(fill) : ['']).flatMap((other): Cell[] => {
      const list = found.get(JSON.stringify([one, other]));
      return list ? [{ x: one, fill: other, values: Float64Array.from(list) }] : [];
    }),
  );
  return { cells, left: x.length - rows.length };
}

function familiesOf(cells: readonly Cell[], split: boolean): Family[] {
  const all = Array.from(cells.keys());
  return split ? [...new Set(cells.map(({ x }) => x))].map((x) => all.filter((cell) => cells[cell]!.x === x)) : [all];
}

function judge(
  cells: readonly Cell[],
  families: readonly Family[],
  test: Exclude<BarOptions['test'], 'none'>,
  { adjust, p: limit }: BarOptions,
): Judged[] {
  const found = families.flatMap((family) =>
    comparePairs(
      family.map((cell) => cells[cell]!.values),
      test,
    ).map((one) => ({ ...one, a: family[one.a]!, b: family[one.b]! })),
  );
  const p = Float64Array.from(found, (one) => one.p);
  const adjusted = test === 'tukey' || adjust === 'none' ? p : pAdjust(p, adjust);
  return found.map((one, i) => ({ ...one, pAdj: adjusted[i]!, differs: adjusted[i]! < limit }));
}

function lettersOf(means: readonly number[], families: readonly Family[], judged: readonly Judged[]): string[] {
  const letters = means.map(() => '');
  for (const family of families) {
    const place = new Map(family.map((cell, at) => [cell, at]));
    const own = judged
      .filter(({ a }) => place.has(a))
      .map((one) => ({ ...one, a: place.get(one.a)!, b: place.get(one.b)! }));
    cellLetters(
      family.map((cell) => means[cell]!),
      own,
    ).forEach((letter, at) => (letters[family[at]!] = letter));
  }
  return letters;
}
