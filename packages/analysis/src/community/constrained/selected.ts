import { InputError } from '../../model/index.ts';
import type { Message, OptionSpec } from '../../model/index.ts';
import type { UsableVariables } from './environment.ts';
import { orderedBasis } from './ordinate.ts';
import { enterAll, selectVariables, type SelectRequest, type Selection, type Step } from './select.ts';

export type SelectionOptions = {
  /** `none` uses all variables; forward selection adds one at a time, by the smallest p or the largest adjusted R². */
  readonly selection: Selection;
  /** Forward selection stops when the p of the next variable is above this, 0.001…0.5; unused with `none`. */
  readonly enter: number;
};

const byP = {
  value: 'p',
  label: '前向选择：按 p 值',
  help: '每步加入 p 值最小的因子，直到没有显著的；同 vegan 的 ordistep',
} as const;
const byR2 = {
  value: 'r2',
  label: '前向选择：按校正 R²',
  help: '每步加入校正 R² 最大的因子，不显著或超过全部因子的校正 R² 时停止；同 vegan 的 ordiR2step',
} as const;

/** Which variables are used. @param adjusted - Whether the method has an adjusted R². */
export const selectionSpecs = (adjusted: boolean): readonly OptionSpec[] => [
  {
    id: 'selection',
    label: '环境因子的选择',
    kind: 'choice',
    default: 'none',
    help: '因子多或彼此相关时，先选出一部分再分析；选择之后的 p 值偏小，只作描述。',
    choices: [{ value: 'none', label: '全部进入' }, ...(adjusted ? [byR2] : []), byP],
  },
  {
    id: 'enter',
    label: '进入的 p 值阈值',
    kind: 'number',
    default: 0.05,
    min: 0.001,
    max: 0.5,
    step: 0.01,
    help: '前向选择中 p 值不大于它的因子才进入。',
    when: { option: 'selection', in: adjusted ? ['r2', 'p'] : ['p'] },
  },
];

type Request = Omit<SelectRequest, 'candidates' | 'how' | 'enter'> &
  SelectionOptions & { readonly names: readonly string[]; readonly usable: UsableVariables };
export type Selected = Pick<UsableVariables, 'used' | 'candidates' | 'basis'> & {
  readonly steps: readonly Step[];
  readonly messages: readonly Message[];
};

/** The usable variables, or those that forward selection chooses. @throws {InputError} When it chooses none. */
export function selected({ enter, names, selection, usable, ...request }: Request): Selected {
  if (selection === 'none') return { ...usable, steps: enterAll(request.response, usable.basis), messages: [] };
  const steps = selectVariables({ ...request, candidates: usable.candidates, how: selection, enter });
  const entered = steps.filter(({ verdict }) => verdict === '进入').map(({ variable }) => variable);
  if (entered.length === 0) {
    const [first] = steps;
    const what = `前向选择没有让任何环境因子进入模型：最好的是“${names[usable.used[first!.variable]!]!}”${Number.isNaN(first!.p) ? `，${first!.verdict.slice(3)}` : `，p = ${first!.p.toPrecision(2)}`}`;
    throw new InputError(
      [
        {
          code: 'nothing-selected',
          severity: 'error',
          input: 'selection',
          what,
          remedy: '请把“环境因子的选择”改为“全部进入”，或调高进入的 p 值阈值',
        },
      ],
      'parameter',
    );
  }
  const order = entered.toSorted((one, other) => one - other);
  const candidates = order.map((at) => usable.candidates[at]!);
  const left = usable.used.filter((_, at) => !order.includes(at)).map((at) => names[at]!);
  return {
    used: order.map((at) => usable.used[at]!),
    candidates,
    basis: orderedBasis(candidates).filter((axis) => axis !== null),
    steps,
    messages: [
      {
        level: 'info',
        text: `前向选择选入 ${entered.map((at) => names[usable.used[at]!]!).join('、')}${left.length > 0 ? `，未选入 ${left.join('、')}` : ''}；选择之后的检验偏宽松，p 值只作描述`,
      },
    ],
  };
}

/** The words of the methods paragraph. */
export const selectionWords = ({ enter, selection }: SelectionOptions, permutations: number): string =>
  selection === 'none'
    ? ''
    : `环境因子经前向选择进入模型（${selection === 'p' ? '每步加入 p 值最小的因子' : '每步加入校正 R² 最大的因子，超过全部因子的校正 R² 时停止；Blanchet 等 2008，doi:10.1890/07-0986.1'}，置换 ${permutations} 次 p ≤ ${enter} 才进入），之后的检验因此偏宽松。`;
