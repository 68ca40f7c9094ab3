import type { TableKind } from './tableNature.ts';

type Usual = readonly (readonly [tool: string, why: string, leastSamples?: number])[];

const pca = ['pca', '先看样本：同组是否聚在一起，有没有离群样本或批次'] as const;
const heatmap = ['heatmap', '看哪些特征在哪些样本中偏高或偏低'] as const;
const correlation = ['correlation', '看样本的重复性，以及哪些特征同升同降'] as const;
const normalize = ['normalize', '消除样本间总量的差别，并取对数，之后的比较才可靠'] as const;
const impute = ['impute', '补上没有测到的值，多数方法需要完整的表'] as const;

const metabolic: Usual = [
  normalize,
  pca,
  ['differential-metabolites', '按 VIP、差异倍数和 p 值筛选两组之间的差异代谢物'],
  ['opls-da', '找出最能区分两组的代谢物，并检验模型是否可靠'],
  heatmap,
  correlation,
  ['random-forest', '用全部代谢物判断分组，给代谢物的重要性排序'],
  ['roc', '看候选标志物区分两组的能力'],
];

/** With what a table of each kind is begun, in the order of a usual analysis, and what each step is for. */
export const usualTools: Readonly<Partial<Record<TableKind, Usual>>> = {
  taxa: [
    ['composition', '先看各样本、各组由哪些物种组成'],
    ['rarefaction', '看测序量够不够，样本之间是否需要抽平'],
    ['alpha', '比较各组的物种数与均匀度'],
    ['pcoa', '看样本之间的群落差别，各组是否分开（Beta 多样性）'],
    ['permanova', '检验各组的群落组成是否不同'],
    ['lefse', '找出各组特有的物种，给出 LDA 得分与进化分支图'],
    ['ancom-bc', '扣除抽样比例的偏差后，找出丰度有差异的物种'],
    ['core-taxa', '找出大多数样本中都有的核心物种'],
  ],
  counts: [
    ['deseq2', '直接用原始计数找两组之间的差异基因，不必先归一化'],
    ['edger', '同样用原始计数；重复很少，或要扣除批次、配对时选它'],
    ['normalize', '计数换成 log-CPM 等可以比较的值，供主成分与热图使用'],
    pca,
    heatmap,
    ['filter', '先筛去计数过低的特征'],
    correlation,
    ['wgcna', '找出共同变化的基因模块，看哪些与分组有关', 15],
  ],
  proteins: [
    ['missing-map', '先看哪些蛋白在哪些样本中没有定量到'],
    impute,
    normalize,
    pca,
    ['limma', '找两组之间的差异蛋白，样本少时仍然稳健'],
    ['deqms', '表里有肽段数或 PSM 数时选它，肽段少的蛋白不易假阳性'],
    heatmap,
    correlation,
  ],
  metabolites: metabolic,
  lipids: [['lipid', '由脂质名称读出类别、链长与双键数，比较各样本的组成'], ...metabolic.slice(0, 7)],
  logged: [
    ['limma', '找两组之间有差异的特征：数据已取对数，可以直接用'],
    pca,
    heatmap,
    ['distribution', '看各样本的数值分布是否对齐'],
    ['two-group', '逐个特征作 t 检验或秩和检验，给出火山图'],
    correlation,
    ['wgcna', '找出共同变化的模块，看哪些与分组有关', 15],
    ['pls-da', '找出把各组分开的特征'],
  ],
  amounts: [
    ['distribution', '先看各样本的数值分布，总量是否相当'],
    normalize,
    pca,
    ['two-group', '逐个特征检验两组之间有没有差异，给出火山图'],
    ['multi-group', '三组以上时，检验并指出是哪些组不同'],
    heatmap,
    correlation,
    ['pls-da', '找出把各组分开的特征'],
  ],
  differences: [
    ['volcano', '用表中的差异倍数与 p 值画火山图，不重新检验'],
    ['ora', '看差异特征集中在哪些通路或功能上'],
    ['gsea', '不设阈值，看各条通路是否整体升高或降低'],
    ['ma', '看差异倍数与平均表达的关系'],
    ['table-filter', '按差异倍数、p 值留下需要的行'],
    ['lollipop', '把差异倍数从大到小排开'],
  ],
  names: [
    ['ora', '看名单集中在哪些通路或功能上'],
    ['ppi', '看名单中的蛋白之间有哪些相互作用'],
    ['term-classes', '按 GO 二级、KEGG 分类数一数名单由哪些功能组成'],
    ['pathway-topology', '名单是代谢物时，看它们集中在哪些代谢通路，在通路中的位置是否重要'],
  ],
  distance: [
    ['pcoa', '把样本间的距离画到平面上，看各组是否分开'],
    ['nmds', '只按距离的大小次序排布样本'],
    ['permanova', '检验各组之间的距离是否大于组内'],
    ['permdisp', '检验各组的离散程度是否相同'],
    ['anosim', '检验组间的差异是否大于组内'],
    ['beta', '比较组内与组间的距离'],
  ],
};
