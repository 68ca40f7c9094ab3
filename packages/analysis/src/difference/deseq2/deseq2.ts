import { maximum } from '../../extremes/index.ts';
import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { changesOf, countChanges, countTested } from '../../changes/index.ts';
import { adjustedP } from '../../statistics/index.ts';
import { designOf } from '../../linear-model/index.ts';
import { testContrast } from './contrastTests.ts';
import { readDeseq2Options } from './deseq2.schema.ts';
import type { Deseq2Options } from './deseq2.schema.ts';
import { independentFiltering } from './independentFiltering.ts';
import { pipeline } from './pipeline.ts';
import type { Pipeline } from './pipeline.ts';
import { comparisons, prepare } from './prepare.ts';
import type { Prepared } from './prepare.ts';
import { dispersionsTable, factorsTable, resultTable } from './resultTables.ts';
import type { ContrastFigures } from './resultTables.ts';
import { shrinker } from './shrinker.ts';

/** @throws {InputError} When the design or the contrasts cannot be made. */
export function checkDeseq2({ matrix, groups }: GroupedInputs, raw: Options): void {
  const options = readDeseq2Options(raw);
  comparisons(designOf(matrix, groups, options), options);
}

/**
 * Negative binomial regressions of every feature with shrunken dispersions, and tests of contrasts among the groups.
 *
 * Love, Huber & Anders 2014, doi:10.1186/s13059-014-0550-8.
 *
 * @throws {InputError} When the design or the contrasts cannot be made, or the values are no counts.
 */
export function runDeseq2({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readDeseq2Options(raw);
  progress('准备数据', 0);
  const prepared = prepare(matrix, groups, options);
  const { contrasts, counts, design, model, reduced, rows } = prepared;
  const found = pipeline(counts, model, { trend: options.trend, replace: options.cooks, reduced }, (share) =>
    progress(share < 0.4 ? '逐特征离散度' : share < 0.75 ? '离散度收缩' : '拟合与检验', 0.05 + share * 0.8),
  );
  progress('独立过滤与校正', 0.85);
  const shrunk = shrinker(options.shrink, prepared, found);
  const plain = design.columns === 2 && design.groups.length === 2;
  const figures = contrasts.map((contrast): ContrastFigures => {
    const test = testContrast(
      contrast,
      options.cooks ? found : { ...found, cutoff: Number.POSITIVE_INFINITY },
      counts,
      model,
      reduced ? design.groups.length - 1 : null,
      plain,
    );
    const { adjusted, threshold } = options.filter
      ? independentFiltering(found.base.mean, test.p, options.alpha, options.p_adjust)
      : { adjusted: adjustedP(test.p, options.p_adjust).adjusted, threshold: 0 };
    const judged = options.p_column === 'p' ? test.p : adjusted;
    const direction = changesOf(test.log2fc, judged, options);
    return { name: contrast.name, test, adjusted, direction, threshold, shrunk: shrunk?.of(contrast) ?? null };
  });
  progress('整理结果', 0.95);
  const { down, up } = countChanges(figures.flatMap(({ direction }) => direction));
  const first = figures[0]!;

  return {
    tables: [
      resultTable(matrix, rows, figures, found, options),
      factorsTable(matrix, prepared),
      dispersionsTable(matrix, rows, found),
    ],
    removed: prepared.removed,
    messages: [
      ...design.messages,
      ...messagesOf(prepared, found, figures, options),
      ...unsettledMessage(shrunk?.unsettled() ?? 0),
    ],
    facts: {
      groups: design.groups.join('、'),
      n: design.groups
        .map((_, group) => design.groupOf.reduce((sum, one) => sum + (one === group ? 1 : 0), 0))
        .join('、'),
      contrasts: contrasts.map(({ name }) => name).join('；'),
      terms: design.terms,
      features: matrix.ids.length,
      kept: rows.length,
      counted: found.rows.length,
      tested: first.test.p.reduce((sum, p) => sum + (Number.isNaN(p) ? 0 : 1), 0),
      judged: countTested(figures.map(({ direction }) => direction)),
      trend: found.trend.kind,
      ...(found.trend.coefficients
        ? { asymptotic: found.trend.coefficients.asymptotic, extra: found.trend.coefficients.extra }
        : {}),
      prior: found.width.prior,
      dispersion_outliers: found.shrunk.outlier.reduce((sum, one) => sum + one, 0),
      replaced: found.replaced.reduce((sum, one) => sum + one, 0),
      threshold: figures.map(({ threshold }) => Number(threshold.toPrecision(4))).join('、'),
      rounded: prepared.rounded,
      ...(shrunk && { shrink_prior: shrunk.priors().join('、') }),
      up,
      down,
    },
  };
}

const unsettledMessage = (unsettled: number): Message[] =>
  unsettled > 0 ? [{ level: 'warning', text: `${unsettled} 个特征收缩后的差异倍数没有收敛，请谨慎使用` }] : [];

function messagesOf(
  { design, rounded }: Prepared,
  found: Pipeline,
  figures: readonly ContrastFigures[],
  options: Deseq2Options,
): Message[] {
  const messages: Message[] = [];
  const sum = (values: Uint8Array, code: number): number =>
    values.reduce((total, value) => total + (value === code ? 1 : 0), 0);
  const outcomeOf = (code: number): number => maximum(figures.map(({ test }) => sum(test.outcome, code)));
  const counted = (count: number): string => count.toLocaleString('en-US');
  if (rounded > 0) messages.push({ level: 'info', text: `${counted(rounded)} 个值不是整数，已四舍五入` });
  if (found.trend.kind !== options.trend)
    messages.push({ level: 'warning', text: '参数曲线不能描述离散度与均值的关系，已改用局部回归；请查看离散度图' });
  if (outcomeOf(1) > 0)
    messages.push({ level: 'info', text: `${counted(outcomeOf(1))} 个特征在所有样本中计数为 0，没有结果` });
  if (outcomeOf(2) > 0)
    messages.push({
      level: 'warning',
      text: `${counted(outcomeOf(2))} 个特征含离群计数（Cook 距离过大），没有 p 值；请在结果表的“未检验的原因”中查看`,
    });
  const replaced = sum(found.replaced, 1);
  if (replaced > 0)
    messages.push({ level: 'info', text: `${counted(replaced)} 个特征的离群计数替换为其余样本的截尾均值后重新拟合` });
  if (found.fits.unsettled > 0)
    messages.push({
      level: 'warning',
      text: `${counted(found.fits.unsettled)} 个特征的模型没有收敛，其结果请谨慎使用`,
    });
  const df = design.samples - design.columns;
  if (df < 3)
    messages.push({
      level: 'warning',
      text: `残差自由度只有 ${df}，离散度主要依靠各特征的共同趋势；建议每组至少 3 个重复`,
    });
  if (options.test === 'lrt' && design.groups.length > 2)
    messages.push({ level: 'info', text: `似然比检验的 p 值针对所有组；log2 差异倍数只是“${figures[0]!.name}”这一对` });
  return messages;
}
