import { InputError } from '../../model/index.ts';
import type { GroupedInputs, Message, MethodOutput, Options, RunContext } from '../../model/index.ts';
import { changesOf, countChanges, countTested } from '../../changes/index.ts';
import { looksLikeCounts } from '../../rows/index.ts';
import { adjustedP } from '../../statistics/index.ts';
import { allPairs, designOf, fitRows, moderatedTests } from '../../linear-model/index.ts';
import type { Contrast, Design, ReadDesign } from '../../linear-model/index.ts';
import { readLimmaOptions } from './limma.schema.ts';
import type { LimmaOptions } from './limma.schema.ts';
import { prepare } from './prepare.ts';
import { hyperTable, resultTable } from './resultTables.ts';
import type { ContrastFigures } from './resultTables.ts';

/** @throws {InputError} When the design or the contrasts cannot be made. */
export function checkLimma({ matrix, groups }: GroupedInputs, raw: Options): void {
  const options = readLimmaOptions(raw);
  contrastsOf(designOf(matrix, groups, options), options);
}

/**
 * Linear models of every feature with moderated t-tests of contrasts among the groups.
 *
 * @throws {InputError} When the design or the contrasts cannot be made, or a value does not fit.
 */
export function runLimma({ matrix, groups }: GroupedInputs, raw: Options, { progress }: RunContext): MethodOutput {
  const options = readLimmaOptions(raw);
  progress('准备数据', 0);
  const prepared = prepare(matrix, groups, options);
  const { design, rows } = prepared;
  const contrasts = contrastsOf(design, options);
  const fits = fitRows(prepared.values, design, prepared.weights, (fraction) =>
    progress('线性模型', 0.2 + fraction * 0.5),
  );
  progress('经验贝叶斯', 0.7);
  const tests = moderatedTests(fits, contrasts, options.trend);
  const figures = tests.contrasts.map((test, i): ContrastFigures => {
    const { adjusted } = adjustedP(test.p, options.p_adjust);
    const judged = options.p_column === 'p' ? test.p : adjusted;
    const direction = changesOf(test.log2fc, judged, options);
    return { name: contrasts[i]!.name, test, adjusted, direction };
  });
  progress('整理结果', 0.9);
  const { down, up } = countChanges(figures.flatMap(({ direction }) => direction));
  const without = rows.map((_, row) => tests.contrasts.filter(({ p }) => Number.isNaN(p[row]!)).length);
  const untested = without.filter((missing) => missing > 0).length;

  return {
    tables: [resultTable(matrix, rows, figures, { fits, tests }, options), hyperTable(tests, rows.length, options)],
    removed: prepared.removed,
    messages: messagesOf(design, tests.prior.d0, untested, prepared.values, options),
    facts: {
      groups: design.groups.join('、'),
      n: design.groups
        .map((_, group) => design.groupOf.reduce((sum, one) => sum + (one === group ? 1 : 0), 0))
        .join('、'),
      contrasts: contrasts.map(({ name }) => name).join('；'),
      terms: design.terms,
      features: matrix.ids.length,
      kept: rows.length,
      tested: countTested(figures.map(({ direction }) => direction)),
      d0: Number.isFinite(tests.prior.d0) ? tests.prior.d0 : '无穷大',
      up,
      down,
    },
  };
}

/** @throws {InputError} When a group that was named is not there. */
export function contrastsOf(
  { groups }: Design,
  options: Pick<LimmaOptions, 'contrasts' | 'reference' | 'test_group'>,
): Contrast[] {
  const between = (test: number, reference: number): Contrast => ({
    name: `${groups[test]} vs ${groups[reference]}`,
    test,
    reference,
  });
  const named = indexOf(groups, options.reference, 'reference', '参照组');
  if (options.contrasts === 'pairs')
    return allPairs(groups.length, named ?? 0).map(({ reference, test }) => between(test, reference));
  const reference = named ?? (options.test_group === groups[0] ? 1 : 0);
  const test = indexOf(groups, options.test_group, 'test_group', '比较组');
  if (test === reference) throw parameter('test_group', `参照组与比较组都是“${groups[test]}”`, '请选择两个不同的组');
  return (test === null ? groups.map((_, i) => i).filter((i) => i !== reference) : [test]).map((i) =>
    between(i, reference),
  );
}

function indexOf(groups: readonly string[], level: string, option: string, label: string): number | null {
  if (level === '') return null;
  const at = groups.indexOf(level);
  if (at < 0) throw parameter(option, `${label}“${level}”没有样本，或不在分组表中`, `请选择：${groups.join('、')}`);
  return at;
}

function messagesOf(
  design: ReadDesign,
  d0: number,
  untested: number,
  values: Float64Array,
  options: LimmaOptions,
): Message[] {
  const messages: Message[] = [...design.messages];
  if (untested > 0)
    messages.push({
      level: 'warning',
      text: `${untested} 个特征缺失太多，全部或部分比较没有 p 值，也不计入这些比较的多重检验校正`,
    });
  if (d0 === Number.POSITIVE_INFINITY)
    messages.push({ level: 'info', text: '各特征的方差没有超出抽样误差的差别，先验自由度为无穷大，检验共用一个方差' });
  if (options.logged && !options.voom && exceeds(values, 100))
    messages.push({
      level: 'warning',
      text: looksLikeCounts(values)
        ? '数据都是非负整数，像测序计数；若是，请打开“计数数据（voom）”，或改用 DESeq2 或 edgeR'
        : '有的值超过 100，不像取过 log2 的数据；若不是，请关闭“数据已取对数”',
    });
  if (design.samples - design.columns < 3)
    messages.push({
      level: 'warning',
      text: `残差自由度只有 ${design.samples - design.columns}，结果主要依赖各特征方差相近的假定`,
    });
  return messages;
}

function exceeds(values: Float64Array, limit: number): boolean {
  for (let at = 0; at < values.length; at += 1) if (values[at]! > limit) return true;
  return false;
}

const parameter = (option: string, what: string, remedy: string): InputError =>
  new InputError([{ code: 'option-value', severity: 'error', input: option, what, remedy }], 'parameter');
