import { columnsByLevel, integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, Removal, RunContext, Table } from '../../model/index.ts';
import { rowAt } from '../../rows/index.ts';
import { median } from '../../statistics/index.ts';
import { refusal } from '../design/index.ts';
import { twoLevels } from '../../groups/index.ts';
import { combined } from './combined.ts';
import { combinedName } from './combinedTables.ts';
import type { RocOptions } from './roc.schema.ts';
import { rocCurve, youdenPoint, type RocCurve } from './rocCurve.ts';

type Marker = {
  readonly feature: string;
  readonly cases: number;
  readonly controls: number;
  readonly higher: boolean;
  readonly curve: RocCurve;
};

/** 97.5 % quantile of the standard normal distribution. */
const z = 1.959963984540054;

/** The columns of the two groups. @throws {InputError} When a group is not there or has fewer than two samples. */
export function comparedColumns(
  { groups, matrix }: GroupedInputs,
  { reference, testGroup }: RocOptions,
): { levels: readonly [string, string]; control: Int32Array; positive: Int32Array } {
  const levels = twoLevels(groups, reference, testGroup);
  const columns = columnsByLevel(matrix, groups);
  const [control, positive] = levels.map((level) => columns.get(level)!) as [Int32Array, Int32Array];
  for (const [index, found] of [control, positive].entries()) {
    if (found.length < 2)
      throw refusal(
        'too-few-samples',
        'groups',
        `“${levels[index]}”组只有 ${found.length} 个样本`,
        '每组至少需要 2 个样本，请检查分组表与数据表的样本名',
      );
  }
  return { levels, control, positive };
}

/** The samples that are in neither group, each with the reason, and the other groups with their sizes. */
function othersOf(
  { groups, matrix }: GroupedInputs,
  levels: readonly [string, string],
): { readonly removed: readonly Removal[]; readonly groups: readonly string[] } {
  const levelOf = new Map(groups.samples.map((sample, index) => [sample, groups.group[index]!]));
  const removed = matrix.samples.flatMap((id): Removal[] => {
    const level = levelOf.get(id);
    if (level !== undefined && levels.includes(level)) return [];
    return [{ kind: 'sample', id, reason: level ? `分组“${level}”不参与这次比较` : '不在分组表中' }];
  });
  const sizes = [...columnsByLevel(matrix, groups)].filter(
    ([level, columns]) => !levels.includes(level) && columns.length > 0,
  );
  return { removed, groups: sizes.map(([level, columns]) => `${level}（${columns.length} 个）`) };
}

/**
 * ROC analysis of every feature for two groups; samples of other groups take no part and are named.
 *
 * A missing value leaves its sample out of that feature only; a feature needs two values in each group.
 *
 * @throws {InputError} When the groups do not suit, no feature has enough values, or the features to combine do not
 * suit.
 */
export function roc(inputs: GroupedInputs, options: RocOptions, { progress, seed }: RunContext): MethodOutput {
  const { matrix } = inputs;
  const { control, levels, positive } = comparedColumns(inputs, options);
  const columns = Int32Array.from([...control, ...positive]);
  const isPositive = new Uint8Array(matrix.samples.length);
  for (const column of positive) isPositive[column] = 1;
  const others = othersOf(inputs, levels);
  const removed: Removal[] = [];
  const markers: Marker[] = [];
  let incomplete = 0;
  matrix.ids.forEach((feature, row) => {
    if (row % 2000 === 0) progress('计算 ROC 曲线', row / matrix.ids.length);
    const all = rowAt(matrix.values, matrix.samples.length, row);
    const kept = columns.filter((column) => !Number.isNaN(all[column]!));
    const cases = kept.filter((column) => isPositive[column] === 1).length;
    const controls = kept.length - cases;
    if (cases < 2 || controls < 2) {
      removed.push({
        kind: 'feature',
        id: feature,
        reason: `“${cases < 2 ? levels[1] : levels[0]}”组的有效值不足 2 个`,
      });
      return;
    }
    incomplete += Number(kept.length < columns.length);
    const values = Float64Array.from(kept, (column) => all[column]!);
    const higher =
      options.direction === 'auto'
        ? median(values.subarray(controls)) >= median(values.subarray(0, controls))
        : options.direction === 'higher';
    markers.push({
      feature,
      cases,
      controls,
      higher,
      curve: rocCurve(
        values,
        Uint8Array.from(kept, (_, i) => Number(i >= controls)),
        higher,
      ),
    });
  });
  if (markers.length === 0)
    throw refusal(
      'too-few-values',
      'matrix',
      '没有一个特征在两组中都有至少 2 个有效值',
      '请检查数据，或先用“缺失值填补”补全数据',
    );

  const best = markers.toSorted((a, b) => b.curve.auc - a.curve.auc).slice(0, options.curves);
  const joint = options.combine === 'logistic' ? combined(matrix, [control, positive], levels, options, seed) : null;
  const drawn = [...(joint ? [{ feature: combinedName, curve: joint.curve }] : []), ...best];
  return {
    tables: [aucTable(markers, levels), curveTable(drawn), ...(joint?.tables ?? [])],
    removed: [...others.removed, ...removed],
    messages: [
      ...(others.removed.length > 0 ? [leftOutMessage(others, levels)] : []),
      ...messagesOf(incomplete, removed.length, control.length + positive.length),
      ...(joint?.messages ?? []),
    ],
    facts: {
      reference: levels[0],
      test_group: levels[1],
      controls: control.length,
      cases: positive.length,
      features: markers.length,
      features_input: matrix.ids.length,
      features_incomplete: incomplete,
      other_samples: others.removed.length,
      other_groups: others.groups.join('、'),
      best: best[0]!.feature,
      best_auc: best[0]!.curve.auc,
      above_08: markers.filter(({ curve }) => curve.auc >= 0.8).length,
      ...joint?.facts,
    },
  };
}

const leftOutMessage = (
  { groups, removed }: ReturnType<typeof othersOf>,
  [reference, test]: readonly [string, string],
): Message => ({
  level: 'info',
  text: `ROC 分析只比较两组：以“${test}”为目标组、“${reference}”为对照组，其余 ${removed.length} 个样本未参与${groups.length > 0 ? `，其中 ${groups.join('、')} 可另选为目标组或对照组再运行` : '（不在分组表中）'}。`,
});

function messagesOf(incomplete: number, removed: number, samples: number): Message[] {
  const messages: Message[] = [];
  if (removed > 0) messages.push({ level: 'info', text: `${removed} 个特征在某一组的有效值不足 2 个，没有给出 AUC。` });
  if (incomplete > 0)
    messages.push({ level: 'info', text: `${incomplete} 个特征含缺失值，只用有值的样本计算，样本数见表中两列。` });
  if (samples < 30)
    messages.push({
      level: 'info',
      text: `两组共 ${samples} 个样本，AUC 的置信区间较宽；入选的标志物需要在独立样本中验证。`,
    });
  return messages;
}

/** The thresholds at the ends of a curve are infinite, which no table can hold. */
const finite = (threshold: number): number => (Number.isFinite(threshold) ? threshold : Number.NaN);

function aucTable(markers: readonly Marker[], [reference, test]: readonly [string, string]): Table {
  const column = (of: (marker: Marker) => number): Float64Array => Float64Array.from(markers, of);
  const points = markers.map(({ curve }) => youdenPoint(curve));
  const bounded = (value: number): number => Math.min(1, Math.max(0, value));
  return tableOf('auc', 'AUC 与截断值', [
    textColumn(
      'feature',
      '特征',
      markers.map(({ feature }) => feature),
      { help: '特征的编号或名称，取自数据表的第一列' },
    ),
    numberColumn(
      'auc',
      'AUC',
      column(({ curve }) => curve.auc),
      { help: `随机取两组各一个样本，“${test}”更像目标组的概率，0.5 为无区分` },
    ),
    numberColumn(
      'ci_low',
      '95% 置信下限',
      column(({ curve }) => bounded(curve.auc - z * curve.se)),
      { help: 'AUC − 1.96 × 标准误（DeLong），不低于 0' },
    ),
    numberColumn(
      'ci_high',
      '95% 置信上限',
      column(({ curve }) => bounded(curve.auc + z * curve.se)),
      { help: 'AUC + 1.96 × 标准误（DeLong），不高于 1' },
    ),
    numberColumn(
      'se',
      '标准误',
      column(({ curve }) => curve.se),
      { help: 'DeLong 法的标准误；两组完全分开时为 0，不代表没有误差' },
    ),
    textColumn(
      'direction',
      '方向',
      markers.map(({ higher }) => (higher ? 'higher' : 'lower')),
      { help: `higher 表示越高越可能是“${test}”，lower 表示越低越可能` },
    ),
    numberColumn(
      'threshold',
      '最佳截断值',
      Float64Array.from(points, (at, i) => finite(markers[i]!.curve.threshold[at]!)),
      { help: 'Youden 指数最大的截断值，为相邻两个观测值的中点；没有区分能力、最大处在曲线端点时为空' },
    ),
    numberColumn(
      'sensitivity',
      '灵敏度',
      Float64Array.from(points, (at, i) => markers[i]!.curve.tpr[at]!),
      { help: `在最佳截断值处，“${test}”组判断正确的比例` },
    ),
    numberColumn(
      'specificity',
      '特异度',
      Float64Array.from(points, (at, i) => 1 - markers[i]!.curve.fpr[at]!),
      { help: `在最佳截断值处，“${reference}”组判断正确的比例` },
    ),
    numberColumn(
      'youden',
      'Youden 指数',
      Float64Array.from(points, (at, i) => markers[i]!.curve.tpr[at]! - markers[i]!.curve.fpr[at]!),
      { help: '灵敏度 + 特异度 − 1，越接近 1 越好' },
    ),
    integerColumn(
      'n_ref',
      '对照组样本数',
      column(({ controls }) => controls),
      { help: `“${reference}”组中该特征有值的样本数` },
    ),
    integerColumn(
      'n_test',
      '目标组样本数',
      column(({ cases }) => cases),
      { help: `“${test}”组中该特征有值的样本数` },
    ),
  ]);
}

function curveTable(best: readonly Pick<Marker, 'curve' | 'feature'>[]): Table {
  const points = best.flatMap(({ curve, feature }) =>
    Array.from(curve.tpr, (tpr, i) => ({ feature, tpr, fpr: curve.fpr[i]!, threshold: curve.threshold[i]! })),
  );
  return tableOf('curve', 'ROC 曲线', [
    textColumn(
      'feature',
      '特征',
      points.map(({ feature }) => feature),
      { help: '特征名，按 AUC 从高到低；多指标联合在最前' },
    ),
    numberColumn(
      'threshold',
      '截断值',
      Float64Array.from(points, ({ threshold }) => finite(threshold)),
      { help: '判为目标组的截断值；曲线两端为无穷大，记为空' },
    ),
    numberColumn(
      'fpr',
      '1 − 特异度',
      Float64Array.from(points, ({ fpr }) => fpr),
      { help: '对照组被误判为目标组的比例，0～1' },
    ),
    numberColumn(
      'tpr',
      '灵敏度',
      Float64Array.from(points, ({ tpr }) => tpr),
      { help: '目标组判断正确的比例，0～1' },
    ),
  ]);
}
