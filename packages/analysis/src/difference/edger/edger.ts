import { maximum, minimum } from '../../extremes/index.ts';
import { InputError } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { changesOf, countChanges, countTested } from '../../changes/index.ts';
import { adjustedP } from '../../statistics/index.ts';
import { contrastsOf } from '../limma/index.ts';
import { designOf } from '../../linear-model/index.ts';
import type { Contrast, Design } from '../../linear-model/index.ts';
import { adjustedProfiles } from './dispersion/adjustedProfile.ts';
import { conditionalLikelihoods } from './dispersion/conditionalLikelihood.ts';
import { countedRows, dispersionsOf } from './dispersion/dispersions.ts';
import type { Dispersions } from './dispersion/dispersions.ts';
import type { QuasiDispersions } from './dispersion/quasiDispersions.ts';
import { readEdgerOptions } from './edger.schema.ts';
import type { EdgerOptions } from './edger.schema.ts';
import { exactTests } from './exactTest.ts';
import { countsOf } from './fit/counts.ts';
import { modelOf } from './fit/model.ts';
import type { Model } from './fit/model.ts';
import { quasiTests, ratioTests } from './likelihoodTests.ts';
import type { ComparisonTest } from './likelihoodTests.ts';
import { prepare } from './prepare.ts';
import type { Prepared } from './prepare.ts';
import { dispersionTable, factorTable, resultTable } from './resultTables.ts';
import type { ContrastFigures } from './resultTables.ts';

/** @throws {InputError} When the design or the contrasts cannot be made. */
export function checkEdger({ matrix, groups }: GroupedInputs, raw: Options): void {
  const options = readEdgerOptions(raw);
  contrastsOf(designOf(matrix, groups, options), options);
}

/**
 * Negative binomial models of counts with dispersions shared among the features, and tests of contrasts among the
 * groups.
 *
 * @throws {InputError} When the design or the contrasts cannot be made, or a value is no count.
 */
export function runEdger({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readEdgerOptions(raw);
  progress('准备数据', 0);
  const prepared = prepare(matrix, groups, options);
  const { design, rows, counts } = prepared;
  const contrasts = contrastsOf(design, options);
  const model = modelOf(design.values, design.samples, design.columns);
  const dispersions = estimated(prepared, model, options, (fraction) => progress('估计离散度', 0.05 + fraction * 0.6));
  const { quasi, tests } = tested(prepared, model, dispersions, contrasts, options, (fraction) =>
    progress('检验', 0.7 + fraction * 0.25),
  );

  const figures = tests.map((test, i): ContrastFigures => {
    const { adjusted } = adjustedP(test.p, options.p_adjust);
    const judged = options.p_column === 'p' ? test.p : adjusted;
    const direction = changesOf(test.log2fc, judged, options);
    return { name: contrasts[i]!.name, test, adjusted, direction };
  });
  progress('整理结果', 0.95);
  const { down, up } = countChanges(figures.flatMap(({ direction }) => direction));
  const readable = (df: number): number | string => (Number.isFinite(df) ? df : '无穷大');

  return {
    tables: [
      resultTable(matrix, rows, dispersions.level, figures, options),
      factorTable(matrix, prepared),
      dispersionTable(matrix, rows, dispersions, quasi),
    ],
    removed: prepared.removed,
    messages: [...design.messages, ...messagesOf(prepared, dispersions, quasi)],
    facts: {
      groups: design.groups.join('、'),
      n: design.groups.map((_, group) => membersOf(design, group).length).join('、'),
      contrasts: contrasts.map(({ name }) => name).join('；'),
      terms: design.terms,
      features: matrix.ids.length,
      kept: counts.rows,
      tested: countTested(figures.map(({ direction }) => direction)),
      rounded: prepared.rounded,
      common: dispersions.common,
      bcv: Math.sqrt(dispersions.common),
      prior_df: readable(dispersions.priorDf),
      ...(quasi ? { ql_prior_df: readable(quasi.priorDf) } : {}),
      up,
      down,
    },
  };
}

const membersOf = ({ groupOf }: Design, group: number): Int32Array =>
  Int32Array.from(groupOf.keys()).filter((sample) => groupOf[sample] === group);

function estimated(
  { counts, design }: Prepared,
  model: Model,
  options: EdgerOptions,
  progress: (fraction: number) => void,
): Dispersions {
  const rows = countedRows(counts);
  if (rows.length === 0)
    throw new InputError([
      {
        code: 'too-few-counts',
        severity: 'error',
        input: 'matrix',
        what: '没有一个特征的总计数达到 5，无法估计离散度',
        remedy: '请检查数据是否为原始计数',
      },
    ]);
  const likelihoods =
    options.test === 'exact'
      ? conditionalLikelihoods(
          counts,
          rows,
          design.groups.map((_, group) => membersOf(design, group)),
          progress,
        )
      : adjustedProfiles(countsOf(counts, rows), model, progress);
  return dispersionsOf(counts, model, rows, likelihoods);
}

/** One test a contrast. */
function tested(
  { counts, design }: Prepared,
  model: Model,
  dispersions: Dispersions,
  contrasts: readonly Contrast[],
  options: EdgerOptions,
  progress: (fraction: number) => void,
): { readonly quasi: QuasiDispersions | null; readonly tests: readonly ComparisonTest[] } {
  const each = (of: (contrast: Contrast) => ComparisonTest): ComparisonTest[] =>
    contrasts.map((contrast, i) => {
      progress(i / contrasts.length);
      return of(contrast);
    });
  if (options.test === 'qlf') {
    const { quasi, test } = quasiTests(counts, model, dispersions);
    return { quasi, tests: each(test) };
  }
  if (options.test === 'lrt') return { quasi: null, tests: each(ratioTests(counts, model, dispersions)) };
  return {
    quasi: null,
    tests: each(({ test, reference }) =>
      exactTests(counts, dispersions, { test: membersOf(design, test), reference: membersOf(design, reference) }),
    ),
  };
}

function messagesOf(
  { design, counts, rounded }: Prepared,
  { priorDf }: Dispersions,
  quasi: QuasiDispersions | null,
): Message[] {
  const messages: Message[] = [];
  if (rounded > 0) messages.push({ level: 'info', text: `${rounded} 个小数计数已四舍五入` });
  if ((quasi?.priorDf ?? priorDf) === Number.POSITIVE_INFINITY)
    messages.push({
      level: 'info',
      text: '各特征的离散度没有超出抽样误差的差别，先验自由度为无穷大，只用随平均水平变化的离散度',
    });
  const [least, most] = [minimum(counts.sizes), maximum(counts.sizes)];
  if (most > 10 * least)
    messages.push({
      level: 'warning',
      text: `校正后的文库大小最多相差 ${Math.round(most / least)} 倍，请留意测序量很小的样本`,
    });
  const df = design.samples - design.columns;
  if (df < 2)
    messages.push({ level: 'warning', text: `残差自由度只有 ${df}，离散度主要依赖各特征相近的假定，结果仅供参考` });
  return messages;
}
