import { completeSamples } from '../../groups/index.ts';
import { isNumeric } from '../../missing/index.ts';
import { resolveComparison } from '../../two-group-comparison/index.ts';
import {
  columnsByLevel,
  factorOfColumns,
  InputError,
  type GroupedInputs,
  type Message,
  type Removal,
} from '../../model/index.ts';
import { arithmeticMean } from '../../statistics/index.ts';
import { orthonormalGroups, outcomeOf } from './globalTest.ts';
import type { QeaOptions } from './qea.schema.ts';

/** What the sets are tested against. */
export type Design = {
  readonly kind: QeaOptions['design'];
  /** Columns of the matrix that take part. */
  readonly columns: Int32Array;
  /** Centred: 0 and 1 of two groups, the numbers, or an orthonormal basis of what tells several groups apart. */
  readonly outcomes: readonly Float64Array[];
  /** Of several groups: their names, and which of them each sample is in. */
  readonly levels: readonly string[];
  readonly levelOf: Uint16Array;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
  readonly facts: Readonly<Record<string, string | number>>;
};

/** @throws {InputError} When groups do not exist or are too small, or the trait is no column of numbers. */
export function designOf(inputs: GroupedInputs, options: QeaOptions): Design {
  return options.design === 'groups'
    ? ofGroups(inputs)
    : options.design === 'numeric'
      ? ofNumbers(inputs, options.trait)
      : ofTwo(inputs, options);
}

function ofTwo({ groups, matrix }: GroupedInputs, { reference: wanted, test_group }: QeaOptions): Design {
  const { messages, reference, referenceColumns, removed, testColumns, testGroup } = resolveComparison(matrix, groups, {
    reference: wanted,
    test_group,
    test: 'student',
    pair: '',
  });
  const columns = Int32Array.of(...referenceColumns, ...testColumns);
  const isTest = Uint8Array.from(columns, (_, i) => Number(i >= referenceColumns.length));
  return {
    kind: 'two',
    columns,
    outcomes: [outcomeOf(isTest)],
    levels: [],
    levelOf: new Uint16Array(0),
    removed,
    messages,
    facts: { reference, test_group: testGroup, n_ref: referenceColumns.length, n_test: testColumns.length },
  };
}

function ofGroups({ groups, matrix }: GroupedInputs): Design {
  const all = columnsByLevel(matrix, groups);
  const small = groups.levels.filter((level) => all.get(level)!.length < 2);
  const levels = groups.levels.filter((level) => !small.includes(level));
  if (levels.length < 2) {
    throw new InputError([
      {
        code: 'too-few-groups',
        severity: 'error',
        input: 'groups',
        what: `至少有 2 个样本的组只有 ${levels.length} 个`,
        remedy: '多组整体检验至少需要两组、每组至少 2 个样本，请检查分组表与数据表的样本名',
      },
    ]);
  }
  const columns = Int32Array.from(levels.flatMap((level) => [...all.get(level)!]));
  const levelOf = Uint16Array.from(levels.flatMap((level, at) => Array.from(all.get(level)!, () => at)));
  const removed = small.flatMap((level) =>
    Array.from(all.get(level)!, (column): Removal => ({
      kind: 'sample',
      id: matrix.samples[column]!,
      reason: `“${level}”组只有 1 个样本`,
    })),
  );
  return {
    kind: 'groups',
    columns,
    outcomes: orthonormalGroups(levelOf, levels.length),
    levels,
    levelOf,
    removed,
    messages: [],
    facts: {
      groups: levels.length,
      group_names: levels.map((level) => `${level}（${all.get(level)!.length}）`).join('、'),
      samples: columns.length,
    },
  };
}

function ofNumbers({ groups, matrix }: GroupedInputs, chosen: string): Design {
  const known = groups.factors.filter(({ values }) => isNumeric(values)).map(({ name }) => name);
  const refuse = (what: string): InputError =>
    new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'trait',
          what,
          remedy:
            known.length > 0
              ? `请在“数值性状”中选择分组表的数值列：${known.slice(0, 12).join('、')}`
              : '请在分组表中加一列数值（如年龄、评分、剂量），每个样本一个值',
        },
      ],
      'parameter',
    );
  const name = chosen || known[0];
  if (name === undefined) throw refuse('分组表中没有数值列');
  if (!known.includes(name)) throw refuse(`分组表的“${name}”列不是数值，或没有这一列`);
  const cells = factorOfColumns(matrix, groups, name)!;
  const complete = completeSamples(matrix.samples, [{ name, values: cells }]);
  const columns = Int32Array.from(complete.kept);
  const taken = Float64Array.from(columns, (column) => Number(cells[column]));
  if (new Set(taken).size < 2 || taken.length < 4) {
    throw new InputError(
      [
        {
          code: 'too-few-samples',
          severity: 'error',
          input: 'trait',
          what: `“${name}”只有 ${taken.length} 个样本有数值${taken.length > 0 && new Set(taken).size < 2 ? '，而且都相同' : ''}`,
          remedy: '至少需要 4 个样本有数值且不全相同，请检查分组表',
        },
      ],
      'parameter',
    );
  }
  const mean = arithmeticMean(taken);
  return {
    kind: 'numeric',
    columns,
    outcomes: [taken.map((value) => value - mean)],
    levels: [],
    levelOf: new Uint16Array(0),
    removed: complete.removed,
    messages: [
      ...(chosen === '' ? [{ level: 'info' as const, text: `未指定数值性状，已采用“${name}”列。` }] : []),
      ...complete.messages,
    ],
    facts: { trait: name, samples: columns.length },
  };
}
