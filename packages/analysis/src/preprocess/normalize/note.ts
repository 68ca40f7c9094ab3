import type { MethodDefinition } from '../../model/index.ts';
import { namesIn } from '../../options/shared/index.ts';
import { readNormalizeOptions } from './normalize.schema.ts';
import type { NormalizeOptions } from './normalize.schema.ts';

const methods: Readonly<Record<NormalizeOptions['method'], string>> = {
  none: '未做样本间归一化',
  sum: '采用总和归一化：各样本的值除以该样本总和与全部样本总和中位数之比',
  median: '采用中位数归一化：各样本的值除以该样本中位数与各样本中位数的中位数之比',
  pqn: '采用概率商归一化（PQN）：先归一到总和，以各特征的样本中位数为参照谱，再除以该样本商的中位数；参照为 0 的特征不参与（Dieterle 等 2006，doi:10.1021/ac051632c）',
  quantile:
    '采用分位数归一化，并列值取平均秩对应的分位数，与 limma::normalizeQuantiles 的定义相同（Bolstad 等 2003，doi:10.1093/bioinformatics/19.2.185）',
  cpm: '按每百万计数（CPM）归一化：各样本的值除以该样本总和再乘以 10⁶（定义见 Robinson 等 2010，doi:10.1093/bioinformatics/btp616；未乘 TMM 系数）',
  tmm: '以 TMM 校正因子（edgeR::calcNormFactors 的默认参数）乘文库大小，换算为每百万计数（Robinson & Oshlack 2010，doi:10.1186/gb-2010-11-3-r25）',
  rle: '以比值中位数（RLE）校正文库大小，换算为每百万计数（Anders & Huber 2010，doi:10.1186/gb-2010-11-10-r106）',
  uq: '以上四分位数校正文库大小，换算为每百万计数（Bullard 等 2010，doi:10.1186/1471-2105-11-94）',
  tpm: '按基因长度与测序量换算为 TPM：先除以长度，再使各样本总和为 10⁶（Wagner 等 2012，doi:10.1007/s12064-012-0162-3）',
  fpkm: '按基因长度（kb）与样本总计数（百万）换算为 FPKM（单端测序即 RPKM），未乘文库校正因子，与 edgeR::rpkm 相同（Mortazavi 等 2008，doi:10.1038/nmeth.1226；Trapnell 等 2010，doi:10.1038/nbt.1621）',
  css: '采用累积和（CSS）归一化：各样本除以不超过非零值中位数（p = 0.5）的计数之和，再乘以 1000（Paulson 等 2013，doi:10.1038/nmeth.2658）',
  tss: '按总和标准化（TSS）换算为相对丰度，各样本总和为 1',
  clr: '采用中心对数比（CLR）变换：取自然对数后减去该样本对数的均值（Aitchison 1982，doi:10.1111/j.2517-6161.1982.tb01195.x）',
  reference:
    '以参照特征归一化：各样本的值除以其参照特征的几何平均数与全部样本中位数之比（Vandesompele 等 2002，doi:10.1186/gb-2002-3-7-research0034）',
  amount: '按样本用量归一化：各样本的值除以其用量与全部样本用量中位数之比',
  rarefy:
    '抽平到同一深度：从每个样本的计数中不放回地随机抽取（与 vegan::rrarefy 的定义相同；其取舍见 McMurdie & Holmes 2014，doi:10.1371/journal.pcbi.1003531）',
  vsn: '采用方差稳定归一化（VSN）：对每个样本估计偏移与倍数，取 asinh(倍数 × x + 偏移) 后换算到 log2 尺度，参数由剖面最大似然与最小截尾平方和（7 轮、5 个均值分层）估计（Huber 等 2002，doi:10.1093/bioinformatics/18.suppl_1.S96）',
};
const transforms: Readonly<Record<NormalizeOptions['transform'], string>> = {
  none: '未做数值变换',
  log2: '随后取 log2',
  log10: '随后取 log10',
  glog: '随后做广义对数变换 log2((x + √(x² + a²)) / 2)，a 为非零绝对值最小者的十分之一',
  sqrt: '随后取平方根',
  log2p1: '随后取 log2(x + 1)',
};
const scales: Readonly<Record<NormalizeOptions['scale'], string>> = {
  none: '未做特征缩放',
  auto: '各特征中心化后除以标准差（n − 1）',
  pareto: '各特征中心化后除以标准差的平方根（Pareto 缩放）',
  range: '各特征中心化后除以极差',
  center: '各特征仅做中心化',
};

/** The methods paragraph of one run. */
export const normalizeNote: MethodDefinition['note'] = (raw, facts) => {
  const { amount_column, clr_offset, lts_quantile, method, reference_features, scale, transform } =
    readNormalizeOptions(raw);
  const offset =
    method === 'clr' && clr_offset > 0
      ? `，事先对所有值加 ${clr_offset}`
      : method === 'vsn'
        ? lts_quantile < 1
          ? `，各层保留残差最小的 ${lts_quantile}（最后一轮用 ${facts['used']} 个特征）`
          : '，不剔除特征'
        : method === 'reference'
          ? `，参照特征为 ${namesIn(reference_features).join('、')}`
          : method === 'amount'
            ? `，用量取自分组表的“${amount_column}”列`
            : method === 'rarefy'
              ? `，深度 ${facts['depth']} 条（种子 ${facts['seed']}），移除条数不够的样本 ${facts['shallow']} 个`
              : '';
  const scaleSource = scale === 'none' ? '' : '（van den Berg 等 2006，doi:10.1186/1471-2164-7-142）';
  const change = method === 'clr' || method === 'vsn' ? '' : `；${transforms[transform]}`;
  return `对 ${facts['features']} 个特征、${facts['samples']} 个样本的数据${methods[method]}${offset}${change}；${scales[scale]}${scaleSource}。缺失值（${facts['missing']} 处）不参与各项计算，结果中仍为缺失。`;
};
