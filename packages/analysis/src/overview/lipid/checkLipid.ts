import { InputError } from '../../model/index.ts';
import type { Groups, Matrix } from '../../model/index.ts';
import { levelsOf, readLipids, type ReadLipids } from './amounts.ts';
import type { LipidOptions } from './lipid.schema.ts';

export type Inputs = { readonly matrix: Matrix; readonly groups?: Groups | undefined };
export type Level = ReturnType<typeof levelsOf>[number];
/** Two levels, and the log2 of the ratio of their means. */
export type Pair = { readonly reference: Level; readonly test: Level } | null;

/** @throws {InputError} When no name can be read or a group is not there. */
export function checkLipid(
  { groups, matrix }: Inputs,
  options: LipidOptions,
): { readonly read: ReadLipids; readonly levels: readonly Level[]; readonly pair: Pair } {
  const read = readLipids(matrix, options);
  const levels = levelsOf(matrix, groups);
  if (levels.length === 0)
    throw new InputError([
      {
        code: 'no-sample',
        severity: 'error',
        input: 'groups',
        what: '数据表的样本都不在分组中',
        remedy: '请检查两个文件的样本名是否一致',
      },
    ]);
  const named = (name: string, label: string): Level | undefined => {
    if (name === '') return undefined;
    const found = levels.find((level) => level.name === name);
    if (!found)
      throw new InputError(
        [
          {
            code: 'option-value',
            severity: 'error',
            input: label === '参照组' ? 'reference' : 'test_group',
            what: `分组中没有“${name}”`,
            remedy: `请把“${label}”设为其中之一：${levels.map((level) => level.name).join('、')}`,
          },
        ],
        'parameter',
      );
    return found;
  };
  const reference = named(options.reference, '参照组') ?? levels.find(({ name }) => name !== options.testGroup)!;
  const test = named(options.testGroup, '比较组') ?? levels.find((level) => level !== reference);
  if (test && test === reference)
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'test_group',
          what: `参照组与比较组都是“${test.name}”`,
          remedy: '请选择两个不同的组',
        },
      ],
      'parameter',
    );
  return { read, levels, pair: groups && test ? { reference, test } : null };
}
