import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, MethodOutput, Ranked, Records, RunContext, Table } from '../../model/index.ts';
import { parameter } from '../../records/index.ts';
import type { ManhattanOptions } from './manhattan.schema.ts';
import { expectedP, genomicControl, orderStatistic, shownRanks } from './quantiles.ts';
import { readVariants, type Variants } from './variants.ts';

/** @throws {InputError} As `manhattan`. */
export function checkManhattan(records: Records, lengths: Ranked | undefined, options: ManhattanOptions): Variants {
  if (options.suggestive < options.significant) {
    throw parameter(
      { option: 'suggestive' },
      `提示阈值 ${options.suggestive} 小于显著阈值 ${options.significant}`,
      '请把“提示阈值”改得不小于“显著阈值”；只要一条线时把两者设为相同',
    );
  }
  return readVariants(records, lengths, options);
}

/**
 * P-values along the genome, and against their expectation under chance.
 *
 * @throws {InputError} When a column cannot be found, a p-value or position cannot be one, or no row can be drawn.
 */
export function manhattan(
  records: Records,
  lengths: Ranked | undefined,
  options: ManhattanOptions,
  { progress }: Pick<RunContext, 'progress'>,
): MethodOutput {
  progress('读取位点', 0);
  const variants = checkManhattan(records, lengths, options);
  const { genome, left, names, p, used } = variants;
  const n = p.length;
  progress('排列位点', 0.4);
  const sorted = p.slice().sort();
  const lambda = genomicControl(sorted);
  const drawn = drawnRows(variants, options);
  const hits = hitRows(variants, options.suggestive);
  const leads = leadRows(variants, hits, options.window);
  const significant = hits.filter((row) => p[row]! < options.significant).length;
  const lost = p.reduce((count, own) => count + Number(own === 0), 0);
  const thinned = n - drawn.length;
  progress('分位数', 0.7);
  const messages: Message[] = [...variants.messages];
  if (thinned > 0)
    messages.push({
      level: 'info',
      text: `${n} 个位点中，P ≥ ${options.thin} 的按位置与 P 值分格、每格画一个，图中共 ${drawn.length} 个点；λ、QQ 图与各表的计数都用全部位点`,
    });
  if (lost > 0)
    messages.push({ level: 'warning', text: `${lost} 个位点的 P 值为 0（小于软件能写出的最小数），画在最高处` });
  if (lambda > 1.1)
    messages.push({
      level: 'warning',
      text: `基因组控制 λ = ${lambda.toFixed(3)}，大于 1.1：可能有群体结构、亲缘关系或批次的影响，也可能是多基因性状`,
    });

  return {
    tables: [
      pointTable(variants, drawn),
      hitTable(variants, hits, leads, options),
      chromosomeTable(variants, options),
      qqTable(sorted, (fraction) => progress('分位数', 0.7 + 0.3 * fraction)),
      summaryTable({
        variants: n,
        drawn: drawn.length,
        lambda,
        significant,
        suggestive: hits.length,
        leads: leads.size,
      }),
    ],
    removed: [],
    messages,
    facts: {
      variants: n,
      drawn: drawn.length,
      thinned,
      left,
      chromosomes: genome.names.length,
      lambda,
      significant,
      suggestive: hits.length,
      leads: [...leads].filter((row) => p[row]! < options.significant).length,
      top: names[leads.values().next().value ?? -1] ?? '',
      sizes: lengths ? 'given' : 'largest',
      zero: lost,
      ...Object.fromEntries(Object.entries(used).map(([key, name]) => [`column_${key}`, name])),
    },
  };
}

const heightOf = (p: number): number => -Math.log10(p) || 0;

/** Rows to draw: all, or of many those below the limit and one of each cell of place and height above it. */
function drawnRows(
  { chromosome, genome, p, position }: Variants,
  { limit, thin }: ManhattanOptions,
): readonly number[] {
  const all = Array.from(p.keys());
  if (p.length <= limit) return all;
  // Finer than a point: 1,500 columns over the whole figure and a twentieth of a unit of height.
  const width = genome.total / 1_500 || 1;
  const taken = new Set<number>();
  return all.filter((row) => {
    if (p[row]! < thin) return true;
    const column = Math.floor((genome.starts[chromosome[row]!]! + position[row]!) / width);
    const cell = column * 1_000 + Math.floor(heightOf(p[row]!) * 20);
    if (taken.has(cell)) return false;
    taken.add(cell);
    return true;
  });
}

/** Rows below the limit, the smallest p first, equal ones in the order of the file. */
const hitRows = ({ p }: Variants, below: number): readonly number[] =>
  Array.from(p.keys())
    .filter((row) => p[row]! < below)
    .toSorted((a, b) => p[a]! - p[b]! || a - b);

/** The hits without an earlier lead nearby, in order of p. */
function leadRows({ chromosome, position }: Variants, hits: readonly number[], window: number): ReadonlySet<number> {
  // Cells as wide as the window: neighbours are in the same or an adjacent cell.
  const cells = new Map<string, number[]>();
  return new Set(
    hits.filter((row) => {
      const own = Math.floor(position[row]! / (window + 1));
      const near = [-1, 0, 1].flatMap((by) => cells.get(`${chromosome[row]} ${own + by}`) ?? []);
      if (near.some((place) => Math.abs(place - position[row]!) <= window)) return false;
      const key = `${chromosome[row]} ${own}`;
      cells.set(key, [...(cells.get(key) ?? []), position[row]!]);
      return true;
    }),
  );
}

function pointTable({ chromosome, genome, names, p, position }: Variants, rows: readonly number[]): Table {
  return tableOf('points', '曼哈顿图数据', [
    textColumn(
      'name',
      '位点',
      rows.map((row) => names[row]!),
      { help: '位点的名称；没有名称列时为“染色体:位置”' },
    ),
    textColumn(
      'chromosome',
      '染色体',
      rows.map((row) => genome.names[chromosome[row]!]!),
      { help: '染色体名，去掉了 chr 前缀' },
    ),
    numberColumn(
      'position',
      '位置',
      Float64Array.from(rows, (row) => position[row]!),
      { help: '染色体上的位置，取自记录表' },
    ),
    numberColumn(
      'x',
      '累计位置',
      Float64Array.from(rows, (row) => genome.starts[chromosome[row]!]! + position[row]!),
      { help: '各染色体首尾相接后的位置，染色体之间留有空隙' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(rows, (row) => p[row]!),
      { help: '关联检验的 P 值，取自记录表' },
    ),
  ]);
}

function hitTable(
  { chromosome, genome, names, p, position }: Variants,
  rows: readonly number[],
  leads: ReadonlySet<number>,
  { significant, suggestive, window }: ManhattanOptions,
): Table {
  return tableOf('hits', '低于提示阈值的位点', [
    textColumn(
      'name',
      '位点',
      rows.map((row) => names[row]!),
      { help: '位点的名称，按 P 值从小到大' },
    ),
    textColumn(
      'chromosome',
      '染色体',
      rows.map((row) => genome.names[chromosome[row]!]!),
      { help: '染色体名，去掉了 chr 前缀' },
    ),
    numberColumn(
      'position',
      '位置',
      Float64Array.from(rows, (row) => position[row]!),
      { help: '染色体上的位置，取自记录表' },
    ),
    numberColumn(
      'p',
      'p 值',
      Float64Array.from(rows, (row) => p[row]!),
      { help: '关联检验的 P 值，取自记录表' },
    ),
    textColumn(
      'level',
      '水平',
      rows.map((row) => (p[row]! < significant ? '显著' : '提示')),
      { help: `“显著”：P < ${significant}；“提示”：P < ${suggestive}` },
    ),
    textColumn(
      'lead',
      '领先位点',
      rows.map((row) => (leads.has(row) ? '是' : '否')),
      { help: `同一染色体 ${window} bp 之内没有 P 值更小的领先位点时为“是”` },
    ),
  ]);
}

function chromosomeTable({ chromosome, genome, p }: Variants, { significant }: ManhattanOptions): Table {
  const [count, hits, least] = [
    new Float64Array(genome.names.length),
    new Float64Array(genome.names.length),
    new Float64Array(genome.names.length).fill(Number.NaN),
  ];
  chromosome.forEach((at, row) => {
    count[at]! += 1;
    hits[at]! += Number(p[row]! < significant);
    if (!(least[at]! <= p[row]!)) least[at] = p[row]!;
  });
  return tableOf('chromosomes', '染色体', [
    textColumn('chromosome', '染色体', genome.names, { help: '染色体名，按画出的次序' }),
    numberColumn('length', '长度', genome.lengths, { help: '取自染色体长度表；没有提供时为最大的位置' }),
    numberColumn('start', '起点', genome.starts, { help: '在累计位置上的起点' }),
    integerColumn('variants', '位点数', count, { help: '有位置与 P 值的位点数' }),
    integerColumn('significant', '显著位点数', hits, { help: `P < ${significant} 的位点数` }),
    numberColumn('min_p', '最小 p 值', least, { help: '该染色体上最小的 P 值' }),
  ]);
}

function qqTable(sorted: Float64Array, progress: (fraction: number) => void): Table {
  const n = sorted.length;
  const ranks = shownRanks(n);
  const bound = (chance: number): Float64Array =>
    Float64Array.from(ranks, (rank, i) => {
      if (i % 200 === 0) progress((chance < 0.5 ? 0 : 0.5) + i / ranks.length / 2);
      return heightOf(orderStatistic(chance, rank, n));
    });
  // A small p is a large height: the upper end of the band is the lower quantile.
  const [high, low] = [bound(0.025), bound(0.975)];
  return tableOf('qq', 'QQ 图数据', [
    integerColumn('rank', '次序', Float64Array.from(ranks), { help: 'P 值从小到大的次序；次序大的只列一部分' }),
    numberColumn(
      'expected',
      '期望 −log10(P)',
      Float64Array.from(ranks, (rank) => heightOf(expectedP(rank, n))),
      { help: '没有关联时的期望，P 取（次序 − 0.5）÷ 位点数' },
    ),
    numberColumn(
      'observed',
      '观测 −log10(P)',
      Float64Array.from(ranks, (rank) => (sorted[rank - 1] === 0 ? Number.NaN : heightOf(sorted[rank - 1]!))),
      { help: '实际的 −log10(P)；P 值为 0 的为空' },
    ),
    numberColumn('ci_low', '95% 置信下限', low, { help: '没有关联、位点独立时 95% 范围的下限，由 Beta 分布得到' }),
    numberColumn('ci_high', '95% 置信上限', high, { help: '没有关联、位点独立时 95% 范围的上限，由 Beta 分布得到' }),
  ]);
}

function summaryTable({
  drawn,
  lambda,
  leads,
  significant,
  suggestive,
  variants,
}: Readonly<Record<'variants' | 'drawn' | 'lambda' | 'significant' | 'suggestive' | 'leads', number>>): Table {
  return tableOf('summary', '概况', [
    integerColumn('variants', '位点数', Float64Array.of(variants), { help: '有染色体、位置与 P 值的行数' }),
    integerColumn('drawn', '画出的点数', Float64Array.of(drawn), { help: '曼哈顿图上的点数，精简时少于位点数' }),
    numberColumn('lambda', '基因组控制 λ', Float64Array.of(lambda), {
      help: '由 P 值换算的卡方中位数 ÷ 0.4549，接近 1 说明没有整体膨胀',
    }),
    integerColumn('significant', '显著位点数', Float64Array.of(significant), { help: '低于显著阈值的位点数' }),
    integerColumn('suggestive', '提示位点数', Float64Array.of(suggestive), { help: '低于提示阈值的位点数，含显著的' }),
    integerColumn('leads', '领先位点数', Float64Array.of(leads), { help: '低于提示阈值的位点合并成的峰数' }),
  ]);
}
