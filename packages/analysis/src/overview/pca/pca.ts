import { InputError, numberColumn, tableOf, textColumn } from '../../model/index.ts';
import type { Column, Matrix, Message, MethodOutput, Removal, Table } from '../../model/index.ts';
import { mostVariableRows, rowAt, rowMoments, selectRows } from '../../rows/index.ts';
import type { PcaOptions } from './pca.schema.ts';
import { centreAndScale, principalComponents, type PrincipalComponents } from '../../principal-components/index.ts';
import { transformed } from '../../transform/index.ts';

/**
 * Principal component analysis of the samples.
 *
 * Order of steps: features with a missing value are left out, the rest is transformed, the most variable features are
 * chosen, constant ones are left out where the scale divides by the spread, rows are centred and scaled, and
 * decomposed.
 *
 * @param seed - Only matters beyond 1,000 samples and 1,000 features.
 * @throws {InputError} Under three samples, under two usable features, for a logarithm of 0, or when nothing varies.
 */
export function pca(matrix: Matrix, options: PcaOptions, seed: number): MethodOutput {
  const samples = matrix.samples.length;
  if (samples < 3)
    throw refusal('too-few-samples', `表中只有 ${samples} 个样本，主成分分析至少需要 3 个`, '请补充样本后重试');

  const removed: Removal[] = [];
  const complete = withoutMissing(matrix, removed);
  const withMissing = removed.length;
  if (complete.ids.length < 2) {
    throw refusal(
      'too-few-features',
      `去掉含缺失值的特征后只剩 ${complete.ids.length} 个特征，无法进行主成分分析`,
      '请先用“缺失值填补”补全数据',
    );
  }
  const used = usable({ ...complete, values: transformed(complete, options.transform) }, options, removed);
  const features = used.ids.length;
  const values = used.values.slice();
  centreAndScale(values, features, samples, options.scale);
  if (values.every((value) => value === 0)) {
    throw refusal('no-variation', '各特征在所有样本中的值都相同，没有可分析的差异', '请检查数据是否正确');
  }
  const result = principalComponents(values, features, samples, options.components, seed);

  return {
    tables: toTables(result, matrix.idName, used),
    removed,
    messages: messagesOf(result, options, withMissing, matrix.ids.length),
    facts: {
      samples,
      features,
      features_input: matrix.ids.length,
      features_missing: withMissing,
      features_constant: removed.length - withMissing,
      components: result.sdev.length,
      ...(result.ratio.length > 1 && { ratio_1: result.ratio[0]!, ratio_2: result.ratio[1]! }),
    },
  };
}

const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

function withoutMissing(matrix: Matrix, removed: Removal[]): Matrix {
  const kept: number[] = [];
  matrix.ids.forEach((id, i) => {
    const missing = rowAt(matrix.values, matrix.samples.length, i).reduce(
      (count, value) => count + Number(Number.isNaN(value)),
      0,
    );
    if (missing === 0) kept.push(i);
    else removed.push({ kind: 'feature', id, reason: `有 ${missing} 个缺失值` });
  });
  return kept.length === matrix.ids.length ? matrix : selectRows(matrix, kept);
}

/** The features that enter: the most variable ones, without constant ones where the scale would divide by 0. */
function usable(matrix: Matrix, { scale, topVariable }: PcaOptions, removed: Removal[]): Matrix {
  const samples = matrix.samples.length;
  const top =
    topVariable === 'all' || topVariable >= matrix.ids.length
      ? matrix
      : selectRows(matrix, mostVariableRows(matrix.values, matrix.ids.length, samples, topVariable));
  if (scale === 'none') return top;
  const kept: number[] = [];
  top.ids.forEach((id, i) => {
    if (rowMoments(rowAt(top.values, samples, i)).variance > 0) kept.push(i);
    else removed.push({ kind: 'feature', id, reason: '在所有样本中的值相同，无法缩放' });
  });
  if (kept.length === 0)
    throw refusal('no-variation', '各特征在所有样本中的值都相同，没有可分析的差异', '请检查数据是否正确');
  return kept.length === top.ids.length ? top : selectRows(top, kept);
}

function messagesOf(result: PrincipalComponents, options: PcaOptions, withMissing: number, total: number): Message[] {
  const messages: Message[] = [];
  if (withMissing > 0) {
    messages.push({
      level: withMissing * 2 > total ? 'warning' : 'info',
      text: `${total} 个特征中有 ${withMissing} 个含缺失值，未参与分析。如需保留，请先用“缺失值填补”。`,
    });
  }
  if (result.sdev.length < options.components) {
    messages.push({
      level: 'info',
      text: `数据最多支持 ${result.sdev.length} 个主成分，少于设定的 ${options.components} 个。`,
    });
  }
  if (!result.converged)
    messages.push({ level: 'warning', text: '迭代到上限时靠后的主成分尚未完全稳定，请减少主成分数后重试。' });
  return messages;
}

function toTables({ scores, loadings, sdev, ratio }: PrincipalComponents, idName: string, used: Matrix): Table[] {
  const components = (vectors: readonly Float64Array[], help: (k: number) => string): Column[] =>
    vectors.map((values, k) => numberColumn(`PC${k + 1}`, `PC${k + 1}`, values, { help: help(k + 1) }));
  let sum = 0;
  const cumulative = ratio.map((value) => (sum += value));
  return [
    tableOf('scores', '样本得分', [
      textColumn('sample', '样本', used.samples, { help: '样本名，与数据表的列名相同' }),
      ...components(scores, (k) => `样本在第 ${k} 主成分上的坐标；正负方向没有含义，只看相对位置`),
    ]),
    tableOf('loadings', '特征载荷', [
      textColumn('feature', idName || '特征', used.ids, { help: '特征的编号或名称，取自数据表的第一列' }),
      ...components(loadings, (k) => `特征对第 ${k} 主成分的权重，绝对值越大贡献越大；各特征的平方和为 1`),
    ]),
    tableOf('explained', '方差解释率', [
      textColumn(
        'component',
        '主成分',
        Array.from(sdev, (_, k) => `PC${k + 1}`),
        { help: '主成分，按解释的方差从大到小排列' },
      ),
      numberColumn('sdev', '标准差', sdev, { help: '样本得分的标准差，分母为 n − 1' }),
      numberColumn('ratio', '方差解释率', ratio, { help: '该主成分的方差 ÷ 总方差，0～1' }),
      numberColumn('cumulative', '累计解释率', cumulative, { help: '到该主成分为止的方差解释率之和，0～1' }),
    ]),
  ];
}
