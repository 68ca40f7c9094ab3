import { InputError } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { changesOf, countChanges, countTested } from '../../changes/index.ts';
import { adjustedP } from '../../statistics/index.ts';
import { contrastsOf } from '../limma/index.ts';
import { contrastT, designOf, fitRows, log2Values, moderatedTests } from '../../linear-model/index.ts';
import { countPrior } from './countPrior.ts';
import { readDeqmsOptions } from './deqms.schema.ts';
import type { DeqmsOptions } from './deqms.schema.ts';
import { peptideCounts } from './peptideCounts.ts';
import { priorTable, resultTable, varianceTable } from './resultTables.ts';
import type { ContrastFigures } from './resultTables.ts';

/** Fewer features with a variance give no course of it over the counts. */
const fewest = 20;

/** @throws {InputError} When the design, the contrasts or the counts cannot be made. */
export function checkDeqms({ matrix, groups }: GroupedInputs, raw: Options): void {
  const options = readDeqmsOptions(raw);
  contrastsOf(designOf(matrix, groups, options), options);
  peptideCounts(matrix, options.counts);
}

/**
 * Linear models of every protein, moderated with a prior variance that depends on its peptides or spectra.
 *
 * @throws {InputError} When the design, the contrasts or the counts cannot be made, a value cannot be logged, or fewer
 * than 20 proteins have a variance.
 */
export function runDeqms({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readDeqmsOptions(raw);
  progress('准备数据', 0);
  const design = designOf(matrix, groups, options);
  const contrasts = contrastsOf(design, options);
  const { column, counts, raised } = peptideCounts(matrix, options.counts);
  const [n, width] = [design.samples, matrix.samples.length];
  const taken = Float64Array.from(
    { length: matrix.ids.length * n },
    (_, at) => matrix.values[Math.floor(at / n) * width + design.matrixColumns[at % n]!]!,
  );
  const fits = fitRows(log2Values(matrix, design.matrixColumns, taken, options.logged), design, null, (fraction) =>
    progress('线性模型', 0.1 + fraction * 0.5),
  );
  const usable = fits.sigma2.reduce((sum, value, row) => sum + (value > 0 && counts[row]! > 0 ? 1 : 0), 0);
  if (usable < fewest)
    throw new InputError([
      {
        code: 'too-few-features',
        severity: 'error',
        input: 'matrix',
        what: `只有 ${usable} 个蛋白同时有方差和肽段数，看不出方差怎样随肽段数而变`,
        remedy: `至少需要 ${fewest} 个；蛋白较少时请用“线性模型（limma）”`,
      },
    ]);
  progress('方差随肽段数的变化', 0.6);
  const prior = countPrior(fits.sigma2, fits.df, counts);
  const plain = moderatedTests(fits, contrasts, false);
  const figures = contrasts.map((contrast, i): ContrastFigures => {
    const test = contrastT(fits, contrast, prior.posterior, prior.df);
    const { adjusted } = adjustedP(test.p, options.p_adjust);
    const judged = options.p_column === 'p' ? test.p : adjusted;
    const direction = changesOf(test.log2fc, judged, options);
    return { name: contrast.name, test, adjusted, direction, plain: plain.contrasts[i]! };
  });
  progress('整理结果', 0.9);
  const { down, up } = countChanges(figures.flatMap(({ direction }) => direction));
  const untested = matrix.ids.filter((_, row) => figures.some(({ test }) => Number.isNaN(test.p[row]!))).length;

  return {
    tables: [
      resultTable(matrix, counts, figures, { fits, prior }, options),
      varianceTable(matrix, counts, fits, { prior, plain }),
      priorTable(prior, plain, usable),
    ],
    removed: design.removed,
    messages: [
      ...design.messages,
      ...messagesOf(design.samples - design.columns, { raised, untested, column }, taken, options),
    ],
    facts: {
      groups: design.groups.join('、'),
      n: design.groups
        .map((_, group) => design.groupOf.reduce((sum, one) => sum + (one === group ? 1 : 0), 0))
        .join('、'),
      contrasts: contrasts.map(({ name }) => name).join('；'),
      terms: design.terms,
      features: matrix.ids.length,
      tested: countTested(figures.map(({ direction }) => direction)),
      column,
      raised: raised ? 1 : 0,
      d0: prior.d0,
      limma_d0: Number.isFinite(plain.prior.d0) ? plain.prior.d0 : '无穷大',
      up,
      down,
    },
  };
}

type Found = { readonly raised: boolean; readonly untested: number; readonly column: string };

function messagesOf(
  freedom: number,
  { column, raised, untested }: Found,
  taken: Float64Array,
  { counts, logged }: DeqmsOptions,
): Message[] {
  const messages: Message[] = [];
  if (!counts) messages.push({ level: 'info', text: `肽段数或 PSM 数取自“${column}”列` });
  if (raised) messages.push({ level: 'info', text: '有的蛋白肽段数为 0，不能取对数，全部肽段数已加 1' });
  if (untested > 0)
    messages.push({
      level: 'warning',
      text: `${untested} 个特征缺失太多或没有肽段数，全部或部分比较没有 p 值，也不计入这些比较的多重检验校正`,
    });
  if (logged && taken.some((value) => value > 100))
    messages.push({ level: 'warning', text: '有的值超过 100，不像取过 log2 的数据；若不是，请关闭“数据已取对数”' });
  if (freedom < 3)
    messages.push({ level: 'warning', text: `残差自由度只有 ${freedom}，结果主要依赖方差随肽段数的趋势` });
  return messages;
}
