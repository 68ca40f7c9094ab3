import { sideOf } from '../../changes/index.ts';
import { runTwoGroup } from '../../two-group-comparison/index.ts';
import {
  InputError,
  type Groups,
  type InputValues,
  type Matrix,
  type Message,
  type MethodOutput,
  type RunContext,
} from '../../model/index.ts';
import type { DaScoreOptions } from './daScore.schema.ts';

export type DirectionInputs = {
  readonly matrix?: Matrix | undefined;
  readonly groups?: Groups | undefined;
  readonly ranked?: InputValues['ranked'] | undefined;
};

/** Every measured feature with its direction. `p` and `adjusted` are `NaN` where nothing was tested. */
export type Directions = {
  readonly ids: readonly string[];
  readonly log2fc: Float64Array;
  readonly p: Float64Array;
  readonly adjusted: Float64Array;
  /** 1 up, −1 down, 0 neither. */
  readonly sign: Int8Array;
  readonly removed: MethodOutput['removed'];
  readonly messages: readonly Message[];
  readonly facts: MethodOutput['facts'];
};

/** @throws {InputError} Without a ranked list, or a matrix with groups. */
export function requireDirections({ matrix, groups, ranked }: DirectionInputs): void {
  if (ranked) return;
  const remedy = '请选择数据表和样本分组，或选择一个排序表（两列：特征与 log2 差异倍数）';
  if (!matrix)
    throw new InputError([
      { code: 'matrix-missing', severity: 'error', input: 'matrix', what: '没有提供数据表，也没有提供排序表', remedy },
    ]);
  if (!groups)
    throw new InputError([
      {
        code: 'groups-missing',
        severity: 'error',
        input: 'groups',
        what: '提供了数据表，但没有样本分组，无法判断特征的升降',
        remedy,
      },
    ]);
}

/**
 * Which features rise and fall: those a ranked list says, else by a comparison of two groups.
 *
 * @throws {InputError} Without either; when the groups cannot be compared.
 */
export function directionsOf(inputs: DirectionInputs, options: DaScoreOptions, context: RunContext): Directions {
  requireDirections(inputs);
  return inputs.ranked
    ? listed(inputs.ranked, options.fc, inputs.matrix !== undefined)
    : compared(inputs.matrix!, inputs.groups!, options, context);
}

function listed({ ids, scores }: InputValues['ranked'], fc: number, both: boolean): Directions {
  const threshold = Math.log2(fc);
  const nothing = new Float64Array(ids.length).fill(Number.NaN);
  const sign = Int8Array.from(scores, (score) => (score !== 0 && Math.abs(score) >= threshold ? Math.sign(score) : 0));
  const changed = sign.reduce((count, one) => count + Number(one !== 0), 0);
  const messages: Message[] = both ? [{ level: 'info', text: '提供了排序表，数据表与样本分组未使用。' }] : [];
  if (changed === ids.length && ids.length > 1)
    messages.push({
      level: 'warning',
      text: '排序表中的特征全部算作上调或下调。若表中只有差异特征，分母就不是全部测到的特征，得分会偏大：请提供全部特征，没有变化的特征得分写 0。',
    });
  return {
    ids,
    log2fc: scores,
    p: nothing,
    adjusted: nothing,
    sign,
    removed: [],
    messages,
    facts: {
      source: 'ranked',
      features: ids.length,
      up: sign.reduce((count, one) => count + Number(one > 0), 0),
      down: sign.reduce((count, one) => count + Number(one < 0), 0),
    },
  };
}

function compared(matrix: Matrix, groups: Groups, options: DaScoreOptions, { seed, progress }: RunContext): Directions {
  const { facts, messages, removed, tables } = runTwoGroup({ matrix, groups }, options, {
    seed,
    progress: (step, fraction) => progress(step, 0.9 * fraction),
  });
  const column = (name: string): Float64Array | readonly string[] =>
    tables[0]!.columns.find((one) => one.name === name)!.values;
  const direction = column('direction') as readonly string[];
  return {
    ids: matrix.ids,
    log2fc: column('log2fc') as Float64Array,
    p: column('p') as Float64Array,
    adjusted: column('p_adj') as Float64Array,
    sign: Int8Array.from(direction, sideOf),
    removed,
    messages,
    facts: { source: 'matrix', ...facts },
  };
}
