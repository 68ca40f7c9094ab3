import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';
import { listedColumnSpecs } from '../ora/index.ts';
import type { ListedColumns } from '../shared/index.ts';

export type TermClassesOptions = ListedColumns & {
  /** Steps from the top of the ontology, which is level 1. */
  readonly level: number;
  /** What the list is drawn from: features of the background that have a class, or all of the background. */
  readonly universe: 'annotated' | 'all';
  /** How p-values are adjusted for many tests, among all tested classes. */
  readonly p_adjust: PAdjustMethod;
};

/** The options as the registry has checked them. */
export const readTermClassesOptions = (options: Options): TermClassesOptions => ({
  ...(options as Omit<TermClassesOptions, 'length_column'>),
  length_column: '',
});

export const termClassesOptions: readonly OptionSpec[] = [
  {
    id: 'level',
    label: '层级',
    help: '提供功能层级时按第几级条目分类：三大类为第 1 级，它们的直接下级为第 2 级；数值越大分得越细。新版 GO 的细胞组分在第 2 级只有几类，可用 3。',
    kind: 'integer',
    default: 2,
    min: 2,
    max: 6,
    step: 1,
  },
  {
    id: 'universe',
    label: '检验的背景',
    help: '问一类是否比随机多时，与哪些特征比。对转录因子家族：前者问转录因子中哪一族更多，后者问全部基因中哪一族更多。',
    kind: 'choice',
    default: 'annotated',
    advanced: true,
    choices: [
      { value: 'annotated', label: '背景中有分类的特征' },
      {
        value: 'all',
        label: '背景中的全部特征',
        help: '没有分类的特征也计入背景和名单；没有背景列表与差异结果表时与前者相同',
      },
    ],
  },
  { ...adjustSpec({ help: '对全部分类的 p 值。一般用 BH，后两种更严格。', methods: setAdjustments }), advanced: true },
  ...listedColumnSpecs,
];
