import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type OraOptions = {
  readonly min_size: number;
  readonly max_size: number;
  readonly p_adjust: PAdjustMethod;
  /** Which features of a given background count. */
  readonly universe: 'annotated' | 'all';
};

/** The options as the registry has checked them. */
export const readOraOptions = (options: Options): OraOptions => options as OraOptions;

export const oraOptions: readonly OptionSpec[] = [
  { id: 'min_size', label: '集合最少特征数', help: '按背景内的特征计。太小的集合偶然性大，调高可减少零散条目。', kind: 'integer', default: 5, min: 1, max: 1000, step: 1 },
  { id: 'max_size', label: '集合最多特征数', help: '按背景内的特征计。太大的集合（如“代谢过程”）说明不了问题，调低可排除它们。', kind: 'integer', default: 2000, min: 2, max: 100_000, step: 1 },
  adjustSpec({ help: '同时检验许多集合时控制假阳性。一般用 BH，后两种更严格。', methods: setAdjustments }),
  {
    id: 'universe', label: '背景的范围', help: '只计有注释的特征时，没有任何功能注释的特征不进入背景也不进入名单；全部计入时 p 值通常更小。没有背景列表时总是前者。', kind: 'choice', default: 'annotated', advanced: true,
    choices: [
      { value: 'annotated', label: '背景中有注释的特征', help: 'clusterProfiler 的做法' },
      { value: 'all', label: '背景中的全部特征', help: '没有注释的特征也计入背景和名单' },
    ],
  },
];
