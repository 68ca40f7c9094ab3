import { countChanges, isChanged } from '../../changes/index.ts';
import { columnsByLevel } from '../../model/index.ts';
import type {
  GroupedInputs,
  Groups,
  Matrix,
  Message,
  MethodOutput,
  Options,
  RunContext,
  Table,
} from '../../model/index.ts';
import { twoLevels } from '../../groups/index.ts';
import { oplsDa, plsDa } from '../../whole-methods/index.ts';
import { checkTwoGroup, runTwoGroup } from '../../two-group-comparison/index.ts';
import { readDifferentialOptions } from './differentialMetabolites.schema.ts';
import type { DifferentialMetabolitesOptions } from './differentialMetabolites.schema.ts';
import { differentialTable, resultTable, zScoreTable } from './tables.ts';

type Pair = { readonly matrix: Matrix; readonly groups: Groups; readonly options: Options; readonly others: number };

/**
 * The samples of the two groups alone, in the order of the file, and the options with both groups named.
 * @throws {InputError}
 */
function pairOf({ groups, matrix }: GroupedInputs, raw: Options): Pair {
  const levels = twoLevels(groups, raw['reference'] as string, raw['test_group'] as string);
  const columns = columnsByLevel(matrix, groups);
  const kept = levels.flatMap((level) => Array.from(columns.get(level) ?? [])).toSorted((one, other) => one - other);
  const width = matrix.samples.length;
  const values = new Float64Array(matrix.ids.length * kept.length);
  matrix.ids.forEach((_, row) =>
    kept.forEach((column, at) => (values[row * kept.length + at] = matrix.values[row * width + column]!)),
  );
  const samples = kept.map((column) => matrix.samples[column]!);
  const place = samples.map((sample) => groups.samples.indexOf(sample));
  return {
    matrix: { ...matrix, samples, values },
    groups: {
      ...groups,
      samples,
      levels,
      group: place.map((at) => groups.group[at]!),
      factors: groups.factors.map(({ name, values: own }) => ({ name, values: place.map((at) => own[at]!) })),
    },
    options: { ...raw, reference: levels[0], test_group: levels[1] },
    others: width - kept.length,
  };
}

/** @throws {InputError} When the groups do not exist, are too small, or cannot be paired. */
export function checkDifferentialMetabolites(inputs: GroupedInputs, raw: Options): void {
  const { groups, matrix, options } = pairOf(inputs, raw);
  checkTwoGroup({ matrix, groups }, options);
  oplsDa.check?.({ matrix, groups }, options);
}

/**
 * Joins the test of two groups with the VIP of a discriminant model of the same two groups: a feature is differential
 * when it passes the fold change, the p-value and the VIP.
 *
 * A feature that the model had to leave out (a missing value, or no variation) has no VIP and is not differential.
 *
 * @param seed - Of the permutations of the model.
 * @throws {InputError} When the groups do not exist, are too small, or cannot be paired.
 */
export function runDifferentialMetabolites(
  inputs: GroupedInputs,
  raw: Options,
  { progress, seed }: RunContext,
): MethodOutput {
  const { groups, matrix, options, others } = pairOf(inputs, raw);
  const own = readDifferentialOptions(options);
  const test = runTwoGroup({ matrix, groups }, options, {
    seed,
    progress: (step, fraction) => progress(step, fraction * 0.1),
  });
  const context = { seed, progress: (step: string, fraction: number): void => progress(step, 0.1 + 0.85 * fraction) };
  const model = (own.model === 'opls-da' ? oplsDa : plsDa).run({ matrix, groups }, options, context);

  progress('汇总差异代谢物', 0.95);
  const tables = new Map(model.tables.map((table) => [table.id, table]));
  const result = resultTable(test.tables[0]!, tables.get('vip')!, reasons(model), own);
  const [direction, alone, vip] = ['direction', 'direction_test', 'vip'].map(
    (name) => result.columns.find((column) => column.name === name)!.values,
  ) as [readonly string[], readonly string[], Float64Array];
  const { down, no_fold, only_ref, only_test, up } = countChanges(direction);
  const found = up + down + only_test + only_ref + no_fold;
  const unknown = alone.filter((word, row) => isChanged(word) && Number.isNaN(vip[row]!)).length;
  const passed: readonly Table[] = ['scores', 'vip', 'fit', 'permutation', 'permutation_test'].map((id) =>
    tables.get(id)!,
  );

  return {
    tables: [result, differentialTable(result), zScoreTable(result, matrix, groups, own), ...passed],
    removed: [
      ...test.removed,
      ...model.removed
        .filter(({ kind }) => kind === 'feature')
        .map((one) => ({ ...one, reason: `${one.reason}，未参与建模，没有 VIP` })),
    ],
    messages: [
      ...(others > 0 ? [otherGroups(others, groups)] : []),
      ...test.messages,
      ...model.messages.filter(({ text }) => !text.includes('S 图')),
      ...verdict(own, { unknown, found }),
    ],
    facts: {
      ...prefixed('test', test.facts),
      ...prefixed('model', model.facts),
      reference: groups.levels[0]!,
      test_group: groups.levels[1]!,
      features: matrix.ids.length,
      tested: test.facts['tested']!,
      modelled: model.facts['features']!,
      differential: found,
      up,
      down,
      only_test,
      only_ref,
      no_fold,
      without_vip: alone.filter(isChanged).length,
      q2: model.facts['q2']!,
      p_q2: model.facts['p_q2']!,
      r2y: model.facts['r2y']!,
      seed,
    },
  };
}

const prefixed = (prefix: string, facts: MethodOutput['facts']): MethodOutput['facts'] =>
  Object.fromEntries(Object.entries(facts).map(([key, value]) => [`${prefix}_${key}`, value]));

/** The facts of one of the joined methods, as it wrote them. */
export const factsOf = (prefix: 'test' | 'model', facts: MethodOutput['facts']): MethodOutput['facts'] =>
  Object.fromEntries(
    Object.entries(facts).flatMap(([key, value]) =>
      key.startsWith(`${prefix}_`) ? [[key.slice(prefix.length + 1), value]] : [],
    ),
  );

const reasons = ({ removed }: MethodOutput): ReadonlyMap<string, string> =>
  new Map(removed.filter(({ kind }) => kind === 'feature').map(({ id, reason }) => [id, reason]));

const otherGroups = (others: number, { levels }: Groups): Message => ({
  level: 'info',
  text: `本次比较“${levels[1]}”与参照组“${levels[0]}”，其他组的 ${others} 个样本未参与；要比较其他组请另选后再运行`,
});

function verdict(
  { vip }: DifferentialMetabolitesOptions,
  { found, unknown }: { readonly found: number; readonly unknown: number },
): Message[] {
  const messages: Message[] = [];
  if (unknown > 0 && vip > 0)
    messages.push({
      level: 'warning',
      text: `${unknown} 个特征的差异倍数和 p 值达到阈值，但因含缺失值没有参与建模，没有 VIP，未列为差异代谢物；如需保留，请先用“缺失值填补”补全后再运行`,
    });
  if (found === 0)
    messages.push({
      level: 'info',
      text: '没有特征同时达到三个阈值；可先看“全部特征”表中各自离阈值多远，再决定是否放宽',
    });
  return messages;
}
