import { InputError } from '../model/index.ts';
import type { Groups } from '../model/index.ts';

/** A level of quality controls takes part in no comparison. */
export const isQc = (level: string): boolean => level.trim().toLowerCase() === 'qc';

/**
 * The two levels of a comparison: the options where set, else the first two levels that are not QC.
 * @throws {InputError}
 */
export function twoLevels(groups: Groups, reference: string, test: string): readonly [string, string] {
  const free = groups.levels.filter((level) => !isQc(level));
  const first = reference || free.find((level) => level !== test) || '';
  const second = test || free.find((level) => level !== first) || '';
  for (const [option, level] of [
    ['reference', first],
    ['test_group', second],
  ] as const) {
    if (!groups.levels.includes(level)) {
      throw new InputError(
        [
          {
            code: 'option-value',
            severity: 'error',
            input: option,
            what: level ? `分组“${level}”不在分组表中` : '分组表中可比较的分组不足 2 个',
            remedy: `请选择分组表中的分组：${groups.levels.join('、')}`,
          },
        ],
        'parameter',
      );
    }
  }
  if (first === second)
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'test_group',
          what: `参照组与试验组都是“${first}”`,
          remedy: '请选择两个不同的分组',
        },
      ],
      'parameter',
    );
  return [first, second];
}
