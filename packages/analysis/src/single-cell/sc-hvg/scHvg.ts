import {
  integerColumn,
  numberColumn,
  tableOf,
  textColumn,
  type CellCounts,
  type Message,
  type MethodOutput,
  type Options,
  type Table,
} from '../../model/index.ts';
import {
  binnedDispersion,
  byScore,
  mostCells,
  refusal,
  refuseSize,
  vst,
  withoutEmpty,
  type GeneVariability,
} from '../../cells/index.ts';

type HvgFlavor = 'vst' | 'seurat' | 'cell_ranger';

/**
 * Every gene with its variability, by rank; the first `top` are selected.
 * @throws {InputError} For under 10 cells, too many, or when fewer than 3 genes vary.
 */
export function scHvg(cells: CellCounts, options: Options): MethodOutput {
  const { kept, removed } = withoutEmpty(cells);
  refuseSize(kept, 10, mostCells);
  const flavor = options['flavor'] as HvgFlavor;
  const found = flavor === 'vst' ? vst(kept, Number(options['span'])) : binnedDispersion(kept, flavor);
  const ranked = byScore(found);
  if (ranked.length < 3)
    throw refusal(
      'no-variation',
      `只有 ${ranked.length} 个基因的表达在细胞间有变化，无法比较变异`,
      '请检查是否上传了完整的计数矩阵',
    );
  const top = Math.min(Number(options['top']), ranked.length);
  const messages: Message[] = [];
  if (top === ranked.length)
    messages.push({
      level: 'info',
      text: `有变化的基因只有 ${ranked.length} 个，全部入选；如需筛选，请调小高变基因数。`,
    });
  const still = kept.genes.length - ranked.length;
  if (still > 0)
    messages.push({ level: 'info', text: `${still} 个基因在所有细胞中表达相同（多为没有计数），不参与排序。` });
  return {
    tables: [hvgTable(kept.genes, found, ranked, top, flavor)],
    removed,
    messages,
    facts: {
      cells: kept.cells.length,
      empty: removed.length,
      genes: kept.genes.length,
      varying: ranked.length,
      selected: top,
      least: found.score[ranked[top - 1]!]!,
    },
  };
}

const words = {
  vst: {
    mean: '所有细胞中原始计数的平均值',
    variance: '原始计数的方差（n − 1）',
    expected: '均值–方差曲线在该均值处的方差，即同等表达量的基因通常有的方差',
    score: '标准化方差',
    help: '按期望方差标准化并截到 √细胞数以内的计数的方差；1 左右为通常，越大变异越强',
  },
  dispersion: {
    mean: '每万计数的平均值，未取对数',
    variance: '每万计数的方差（n − 1），未取对数',
    expected: '平均值乘以同段基因离散度的中心，即同等表达量的基因通常有的方差',
    score: '标准化离散度',
    help: '离散度（方差 ÷ 均值）减去同段基因的中心再除以其离散程度；越大变异越强',
  },
} as const;

function hvgTable(
  genes: readonly string[],
  { expected, mean, score, spread }: GeneVariability,
  ranked: readonly number[],
  top: number,
  flavor: HvgFlavor,
): Table {
  const said = words[flavor === 'vst' ? 'vst' : 'dispersion'];
  const ranks = new Float64Array(genes.length).fill(Number.NaN);
  ranked.forEach((gene, i) => (ranks[gene] = i + 1));
  const order = [...ranked, ...[...genes.keys()].filter((gene) => Number.isNaN(ranks[gene]!))];
  const column = (of: (gene: number) => number): Float64Array => Float64Array.from(order, of);
  // The spread of the dispersion flavours is variance ÷ mean.
  const unit = (gene: number): number => (flavor === 'vst' ? 1 : mean[gene]!);
  return tableOf('hvg', '高变基因', [
    textColumn(
      'gene',
      '基因',
      order.map((gene) => genes[gene]!),
      { help: '基因名，取自输入的第一列；按排名排列' },
    ),
    numberColumn(
      'mean',
      '平均表达',
      column((gene) => mean[gene]!),
      { help: said.mean },
    ),
    numberColumn(
      'variance',
      '方差',
      column((gene) => (Number.isNaN(spread[gene]!) ? 0 : spread[gene]! * unit(gene))),
      { help: said.variance },
    ),
    numberColumn(
      'variance_expected',
      '期望方差',
      column((gene) => expected[gene]! * unit(gene)),
      { help: `${said.expected}；没有变化的基因为空` },
    ),
    numberColumn(
      'variance_standardized',
      said.score,
      column((gene) => (Number.isNaN(ranks[gene]!) ? Number.NaN : score[gene]!)),
      { help: said.help },
    ),
    integerColumn(
      'rank',
      '排名',
      column((gene) => ranks[gene]!),
      { help: `按${said.score}从大到小，相同时按输入的次序；没有变化的基因为空` },
    ),
    textColumn(
      'selected',
      '是否入选',
      order.map((gene) => (ranks[gene]! <= top ? '是' : '否')),
      { help: '排名在高变基因数以内的入选' },
    ),
  ]);
}
