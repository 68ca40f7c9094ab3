import type { Options, OptionSpec } from '../../model/index.ts';
import { adjustSpec, setAdjustments } from '../../options/shared/index.ts';
import type { PAdjustMethod } from '../../statistics/index.ts';

export type KseaOptions = {
  /** Fewest measured substrates of a kinase. */
  readonly min_size: number;
  /** `two`: activity may rise or fall; `one`: the tail on the side of z, as KSEAapp. */
  readonly tail: 'two' | 'one';
  /** How p-values are adjusted for many tests, among all tested kinases. */
  readonly p_adjust: PAdjustMethod;
};

/** The options after the registry has validated them. */
export const readKseaOptions = (options: Options): KseaOptions => options as KseaOptions;

export const kseaOptions: readonly OptionSpec[] = [
  {
    id: 'min_size',
    label: '最少底物数',
    help: '测到的底物位点少于该数的激酶不检验。底物太少时得分由个别位点决定，调低会多出不可靠的激酶。',
    kind: 'integer',
    default: 5,
    min: 1,
    max: 1000,
    step: 1,
  },
  {
    id: 'tail',
    label: 'p 值',
    help: '事先不知道激酶活性升降时用双侧；单侧的 p 值是双侧的一半。',
    kind: 'choice',
    default: 'two',
    choices: [
      { value: 'two', label: '双侧' },
      { value: 'one', label: '单侧', help: '取 z 所在一侧的尾概率，KSEAapp 的做法' },
    ],
  },
  adjustSpec({ help: '同时检验许多激酶时控制假阳性。一般用 BH，后两种更严格。', methods: setAdjustments }),
];
