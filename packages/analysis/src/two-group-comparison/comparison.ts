import { columnsByLevel, factorOfColumns, InputError } from '../model/index.ts';
import type { Groups, Matrix, Message, Removal } from '../model/index.ts';
import type { TwoGroupOptions } from './twoGroup.schema.ts';

/**
 * Which matrix columns are compared. In a paired comparison the two lists have one length and the same order of pairs.
 */
export type Comparison = {
  readonly reference: string;
  readonly testGroup: string;
  readonly referenceColumns: Int32Array;
  readonly testColumns: Int32Array;
  /** The pair column, when the comparison is paired. */
  readonly pair: string | null;
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

/** The options that decide which samples are compared. */
type PairChoice = Pick<TwoGroupOptions, 'reference' | 'test_group' | 'test' | 'pair'>;

/**
 * Finds the two groups, and their pairs where the test asks for them.
 *
 * @throws {InputError} When a group does not exist or has fewer than 2 samples, or the pairs cannot be made.
 */
export function resolveComparison(matrix: Matrix, groups: Groups, options: PairChoice): Comparison {
  const columns = columnsByLevel(matrix, groups);
  const reference = options.reference || groups.levels.find((level) => level !== options.test_group) || '';
  const testGroup = options.test_group || groups.levels.find((level) => level !== reference) || '';
  checkLevel(reference, 'reference', '参照组', groups);
  checkLevel(testGroup, 'test_group', '比较组', groups);
  if (reference === testGroup) throw parameter('test_group', `参照组与比较组都是“${reference}”`, '请选择两个不同的组');

  const referenceColumns = columns.get(reference)!;
  const testColumns = columns.get(testGroup)!;
  const messages: Message[] = [];
  if (groups.levels.length > 2 && (!options.reference || !options.test_group)) {
    messages.push({
      level: 'info',
      text: `分组方案有 ${groups.levels.length} 组，本次比较“${testGroup}”与参照组“${reference}”；其他组请另选后再运行`,
    });
  }
  const unpaired = { reference, testGroup, referenceColumns, testColumns, pair: null, removed: [], messages };
  if (options.test === 'paired' || options.test === 'paired-wilcoxon')
    return withPairs(matrix, groups, options, unpaired);
  for (const [level, found] of [
    [reference, referenceColumns],
    [testGroup, testColumns],
  ] as const) {
    if (found.length < 2)
      throw data(
        'too-few-samples',
        `“${level}”组只有 ${found.length} 个样本`,
        '每组至少需要 2 个样本，请检查分组表与数据表的样本名',
      );
  }
  return unpaired;
}

function withPairs(matrix: Matrix, groups: Groups, options: PairChoice, found: Comparison): Comparison {
  const name =
    options.pair ||
    ['pair', 'subject'].find((candidate) => groups.factors.some((factor) => factor.name === candidate)) ||
    '';
  const values = factorOfColumns(matrix, groups, name);
  if (!values) {
    const known = groups.factors.map((factor) => factor.name).join('、');
    throw parameter(
      'pair',
      name ? `分组表没有名为“${name}”的列` : '配对检验需要知道哪两个样本是一对',
      known ? `请把“配对列”设为分组表中的列：${known}` : '请在分组表中加一列（如 pair），同一对的两个样本写同一个值',
    );
  }
  const referenceByPair = byPair(matrix, found.referenceColumns, values, name, found.reference);
  const testByPair = byPair(matrix, found.testColumns, values, name, found.testGroup);
  const pairs = [...referenceByPair.keys()].filter((pair) => testByPair.has(pair));
  if (pairs.length < 2)
    throw data(
      'too-few-pairs',
      `按“${name}”列只配成 ${pairs.length} 对`,
      '至少需要 2 对：同一对的两个样本要写同一个值，且分属参照组与比较组',
    );

  const used = new Set(pairs.flatMap((pair) => [referenceByPair.get(pair)!, testByPair.get(pair)!]));
  const removed = [...found.referenceColumns, ...found.testColumns]
    .filter((column) => !used.has(column))
    .map((column): Removal => ({ kind: 'sample', id: matrix.samples[column]!, reason: `在“${name}”列中没有配上对` }));
  const messages = [...found.messages];
  if (!options.pair) messages.push({ level: 'info', text: `未指定配对列，已采用“${name}”列` });
  if (removed.length > 0) messages.push({ level: 'warning', text: `${removed.length} 个样本没有配上对，未参与检验` });
  return {
    ...found,
    pair: name,
    referenceColumns: Int32Array.from(pairs, (pair) => referenceByPair.get(pair)!),
    testColumns: Int32Array.from(pairs, (pair) => testByPair.get(pair)!),
    removed,
    messages,
  };
}

function byPair(
  matrix: Matrix,
  columns: Int32Array,
  values: readonly (string | undefined)[],
  name: string,
  level: string,
): Map<string, number> {
  const found = new Map<string, number>();
  for (const column of columns) {
    const pair = values[column];
    if (!pair) continue;
    const other = found.get(pair);
    if (other !== undefined) {
      throw data(
        'duplicate-pair',
        `“${name}”列的“${pair}”在“${level}”组中出现两次：${matrix.samples[other]} 与 ${matrix.samples[column]}`,
        '每一对在每组中只能有一个样本，请更正分组表',
      );
    }
    found.set(pair, column);
  }
  return found;
}

function checkLevel(level: string, option: string, label: string, groups: Groups): void {
  if (level === '') throw data('too-few-groups', '分组表中不足两组', '请准备至少两组的分组表');
  if (!groups.levels.includes(level))
    throw parameter(option, `${label}“${level}”不在分组表中`, `请选择：${groups.levels.join('、')}`);
}

const parameter = (option: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input: option, what, remedy }], 'parameter');
const data = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'groups', what, remedy }]);
