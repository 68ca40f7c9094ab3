import { maximum } from '../../extremes/index.ts';
import { integerColumn, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Message, Table } from '../../model/index.ts';
import { orderedBasis } from './ordinate.ts';
import type { Step } from './select.ts';

const dot = (one: Float64Array, other: Float64Array): number =>
  one.reduce((sum, value, i) => sum + value * other[i]!, 0);

/**
 * Variance inflation factors of the variables of a model, 1/(1 − R²) of each on the others, with the weights of the
 * response.
 *
 * @param columns - Centred and weighted.
 */
export function inflation(columns: readonly Float64Array[]): Float64Array {
  return Float64Array.from(columns, (column, at) => {
    let rest = column;
    for (const axis of orderedBasis(columns.filter((_, other) => other !== at))) {
      if (!axis) continue;
      const share = dot(rest, axis);
      rest = rest.map((value, i) => value - share * axis[i]!);
    }
    return dot(column, column) / dot(rest, rest);
  });
}

/** Inflation factors above these limits get a message, or a warning. */
const notable = { info: 10, warning: 20 } as const;

export function vifTable(
  names: readonly string[],
  columns: readonly Float64Array[],
): { readonly table: Table; readonly messages: readonly Message[]; readonly worst: number } {
  const vif = inflation(columns);
  const r = (a: number, b: number): number =>
    dot(columns[a]!, columns[b]!) / Math.sqrt(dot(columns[a]!, columns[a]!) * dot(columns[b]!, columns[b]!));
  const nearest = names.map((_, at) =>
    names
      .map((__, other) => other)
      .filter((other) => other !== at)
      .reduce((best, other) => (best < 0 || Math.abs(r(at, other)) > Math.abs(r(at, best)) ? other : best), -1),
  );
  const high = names.filter((_, at) => vif[at]! > notable.info);
  const worst = maximum(vif);
  return {
    worst,
    messages:
      high.length > 0
        ? [
            {
              level: worst > notable.warning ? 'warning' : 'info',
              text: `${high.join('、')} 的方差膨胀因子大于 ${notable.info}（最大 ${worst.toPrecision(3)}），与其他因子几乎共线，各自的贡献不可靠；建议删去其一，或用前向选择`,
            },
          ]
        : [],
    table: tableOf('vif', '方差膨胀因子', [
      textColumn('variable', '环境因子', names, { help: '进入模型的环境因子' }),
      numberColumn('vif', 'VIF', vif, {
        help: '方差膨胀因子 1 ÷ (1 − R²)，R² 为该因子由其他因子解释的比例；大于 10 为明显共线',
      }),
      numberColumn(
        'tolerance',
        '容忍度',
        vif.map((value) => 1 / value),
        { help: '1 ÷ VIF：该因子不能由其他因子解释的比例，0～1' },
      ),
      textColumn(
        'nearest',
        '最相关的因子',
        nearest.map((at) => (at < 0 ? '' : names[at]!)),
        { help: '与它相关系数绝对值最大的因子；只有一个因子时为空' },
      ),
      numberColumn(
        'r',
        '相关系数',
        Float64Array.from(nearest, (at, own) => (at < 0 ? Number.NaN : r(own, at))),
        { help: '与最相关的因子的 Pearson 相关系数，CCA 中按样本权重计算' },
      ),
    ]),
  };
}

/** The steps of forward selection, or what each variable adds in the order of the table when all are used. */
export function selectionTable(names: readonly string[], steps: readonly Step[], permutations: number): Table {
  const of = (pick: (step: Step) => number): Float64Array => Float64Array.from(steps, pick);
  return tableOf('selection', '因子的进入', [
    integerColumn(
      'step',
      '步',
      of((step) => steps.indexOf(step) + 1),
      { help: '第几步；没有作前向选择时按表中次序' },
    ),
    textColumn(
      'variable',
      '环境因子',
      steps.map(({ variable }) => names[variable]!),
      { help: '这一步最好的因子；没有作前向选择时为表中的下一个' },
    ),
    numberColumn(
      'r2',
      '累计 R²',
      of(({ r2 }) => r2),
      { help: '加入该因子后解释的变异 ÷ 总变异' },
    ),
    numberColumn(
      'r2_adj',
      '累计校正 R²',
      of(({ adjusted }) => adjusted),
      { help: '加入该因子后的校正 R²；CCA 中只供参考' },
    ),
    numberColumn(
      'f',
      'F 值',
      of(({ f }) => f),
      { help: '该因子在已进入的因子之后的 F 值' },
    ),
    numberColumn(
      'p',
      'p 值',
      of(({ p }) => p),
      { help: `置换已进入的因子之后的残差 ${permutations} 次；没有检验的为空` },
    ),
    textColumn(
      'verdict',
      '结果',
      steps.map(({ verdict }) => verdict),
      { help: '进入模型，或停止选择的原因；停止的那一步不进入模型' },
    ),
  ]);
}
