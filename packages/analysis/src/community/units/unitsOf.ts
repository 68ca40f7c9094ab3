import { InputError } from '../../model/index.ts';
import type { Groups, Message, Removal } from '../../model/index.ts';
import { inGroups } from '../../abundances/index.ts';

/** What a curve or a fit is made for: each sample, each group, or all samples together. */
export type Units = {
  readonly units: readonly {
    readonly name: string;
    /** Positions among the given samples, ascending. */
    readonly members: readonly number[];
  }[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/** The name of the one unit when nothing is divided. */
const together = '全部样本';

/**
 * Divides samples into units, groups joined by name; samples without a group take no part and are named.
 *
 * @throws {InputError} When groups are asked for and none is given, or none has a sample.
 */
export function unitsOf(samples: readonly string[], groups: Groups | undefined, by: 'sample' | 'group' | 'all'): Units {
  if (by === 'sample')
    return { units: samples.map((name, at) => ({ name, members: [at] })), removed: [], messages: [] };
  if (by === 'all') return { units: [{ name: together, members: [...samples.keys()] }], removed: [], messages: [] };
  if (!groups) {
    throw new InputError(
      [
        {
          code: 'groups-missing',
          severity: 'error',
          input: 'groups',
          what: '选择了按分组计算，但没有提供分组',
          remedy: '请提供分组表（第一列 sample，第二列 group），或改为不按分组计算',
        },
      ],
      'parameter',
    );
  }
  const { code, kept, levels, messages, removed } = inGroups(samples, groups, { levels: 1 });
  return {
    units: levels.map((name, level) => ({ name, members: kept.filter((_, at) => code[at] === level) })),
    removed,
    messages,
  };
}
