import { completeSamples, joinToGroups } from '../groups/index.ts';
import { InputError } from '../model/index.ts';
import type { Groups, Message, Removal } from '../model/index.ts';

/** Which of some samples belong to which level, joined by name. */
export type Grouped = {
  /** Positions among the given samples, ascending: those that have a group, and a value of every factor asked for. */
  readonly kept: readonly number[];
  /** Level of each kept sample, an index into `levels`. */
  readonly code: Int32Array;
  /** Levels that a sample has, in the order of the scheme. */
  readonly levels: readonly string[];
  /** Samples at each level. */
  readonly sizes: readonly number[];
  /** The value of a further variable at each kept sample; `undefined` when there is no such variable. */
  readonly factor: (name: string) => readonly string[] | undefined;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

type Wanted = {
  /** Groups at least. */
  readonly levels: number;
  /** Names of factors without which a sample takes no part; `''` and factors that are not there are passed over. */
  readonly factors?: readonly string[];
};

/**
 * Finds the group of every sample; samples without one take no part and are named.
 *
 * @throws {InputError} When fewer than `levels` groups have a sample.
 */
export function inGroups(samples: readonly string[], groups: Groups, { factors = [], levels: least }: Wanted): Grouped {
  const { pairs, renamed } = joinToGroups(samples, groups);
  const rowOf = new Map(pairs.map(({ left, right }) => [left, right]));
  const grouped = Array.from(samples.keys()).filter((i) => (groups.group[rowOf.get(i) ?? -1] ?? '') !== '');
  const complete = completeSamples(
    grouped.map((i) => samples[i]!),
    groups.factors
      .filter(({ name }) => factors.includes(name))
      .map(({ name, values }) => ({ name, values: grouped.map((i) => values[rowOf.get(i)!]) })),
  );
  const kept = complete.kept.map((at) => grouped[at]!);
  const rows = kept.map((i) => rowOf.get(i)!);
  const used = new Set(rows.map((row) => groups.group[row]!));
  const levels = groups.levels.filter((level) => used.has(level));
  if (levels.length < least) {
    const what = `与样本对得上的分组只有 ${levels.length} 组，至少需要 ${least} 组`;
    throw new InputError([
      {
        code: 'too-few-groups',
        severity: 'error',
        input: 'groups',
        what,
        remedy:
          complete.removed.length > 0
            ? `${complete.messages[0]!.text}；请在分组表中补上，或不选这一列`
            : '请检查分组表的样本名是否与数据表（或距离矩阵）一致',
      },
    ]);
  }
  const code = Int32Array.from(rows, (row) => levels.indexOf(groups.group[row]!));
  const without = samples.filter((_, i) => !grouped.includes(i));
  const messages: Message[] = [...complete.messages];
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without.length} 个样本不在分组表中，未参与分析：${without.slice(0, 5).join('、')}${without.length > 5 ? ' 等' : ''}`,
    });
  if (renamed.length > 0)
    messages.push({
      level: 'info',
      text: `${renamed.length} 个样本名写法不同，已按同一样本处理，如“${renamed[0]!.left}”与“${renamed[0]!.right}”`,
    });
  return {
    kept,
    code,
    levels,
    sizes: levels.map((_, level) => code.reduce((count, one) => count + Number(one === level), 0)),
    factor: (name) => {
      const found = groups.factors.find((factor) => factor.name === name);
      return found && rows.map((row) => found.values[row] ?? '');
    },
    removed: [
      ...without.map((id): Removal => ({ kind: 'sample', id, reason: '分组表中没有这个样本' })),
      ...complete.removed,
    ],
    messages,
  };
}
