import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { listThresholdSpecs, type ListedColumns } from '../shared/index.ts';

export type OraOptions = ListedColumns & {
  /** Sets with fewer features in the background than this are not tested. */
  readonly min_size: number;
  /** Sets with more features in the background than this are not tested. */
  readonly max_size: number;
  /** How p-values are adjusted for many tests, among all tested sets. */
  readonly p_adjust: PAdjustMethod;
  /** Which features of a given background count. */
  readonly universe: 'annotated' | 'all';
  /** `length`: corrects for long features being listed more often, which needs a column of lengths. */
  readonly bias: 'none' | 'length';
  /** With an ontology: features of a term are also those of all terms above it. */
  readonly propagate: boolean;
};

/** The options after the registry has validated them. */
export const readOraOptions = (options: Options): OraOptions => options as OraOptions;

/** How a list comes from a table of differences. */
export const listedColumnSpecs: readonly OptionSpec[] = [
  {
    id: 'direction_column',
    label: '变化方向列',
    help: '差异结果表中写有上调、下调（up、down）的列；有名单时也可用差异倍数的正负。留空时按列名识别。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  {
    id: 'feature_column',
    label: '特征列',
    help: '差异结果表中特征名所在的列。留空时按列名识别，没有时取第一个文字列；它与功能集合几乎对不上时，改取对得上的一列。',
    kind: 'column',
    default: '',
    advanced: true,
  },
  ...listThresholdSpecs,
];

export const oraOptions: readonly OptionSpec[] = [
  {
    id: 'min_size',
    label: '集合最少特征数',
    help: '按背景内的特征计。太小的集合偶然性大，调高可减少零散条目。',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'max_size',
    label: '集合最多特征数',
    help: '按背景内的特征计。太大的集合（如“代谢过程”）说明不了问题，调低可排除它们。',
    kind: 'integer',
    default: 2000,
    min: 2,
    max: 100_000,
    step: 1,
  },
  adjustSpec({ help: '同时检验许多集合时控制假阳性。一般用 BH，后两种更严格。', methods: setAdjustments }),
  {
    id: 'bias',
    label: '长度偏倚校正',
    help: '转录组中长基因的读段多，更容易被判为差异，含长基因多的条目会因此显得富集；有基因长度时可校正。',
    kind: 'choice',
    default: 'none',
    choices: [
      { value: 'none', label: '不校正', help: '超几何检验；芯片、蛋白质组、代谢组用它' },
      { value: 'length', label: '按长度校正', help: 'goseq 的思路；需要差异结果表中有一列长度' },
    ],
  },
  {
    id: 'universe',
    label: '背景的范围',
    help: '只计有注释的特征时，没有任何功能注释的特征不进入背景也不进入名单；全部计入时 p 值通常更小。没有背景列表时总是前者。',
    kind: 'choice',
    default: 'annotated',
    advanced: true,
    choices: [
      { value: 'annotated', label: '背景中有注释的特征', help: 'clusterProfiler 的做法' },
      { value: 'all', label: '背景中的全部特征', help: '没有注释的特征也计入背景和名单' },
    ],
  },
  {
    id: 'propagate',
    label: '注释向上归并',
    help: '提供功能层级时，一个条目的特征也算作它各级上级的特征（true path rule）；注释已归并过时结果不变。关闭后只用文件中写明的注释。',
    kind: 'boolean',
    default: true,
    advanced: true,
  },
  ...listedColumnSpecs,
  {
    id: 'length_column',
    label: '长度列',
    help: '差异结果表中基因或转录本的长度。留空时按列名识别（length、长度）。',
    kind: 'column',
    type: 'number',
    default: '',
    when: { option: 'bias', in: ['length'] },
  },
];
