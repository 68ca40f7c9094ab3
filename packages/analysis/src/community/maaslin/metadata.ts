import { InputError } from '../../model/index.ts';
import type { Environment, Groups, Message, Removal } from '../../model/index.ts';
import { joinSamples } from '../../groups/index.ts';
import { firstExplained } from '../../linear/index.ts';
import { codeMessages, kindOf } from '../../linear-model/index.ts';
import { inGroups } from '../../abundances/index.ts';
import { arithmeticMean, sampleSd } from '../../statistics/index.ts';
import type { Design, Subjects } from './linearFit.ts';
import type { MaaslinOptions } from './maaslin.schema.ts';

/** One coefficient of the model beside the intercept. */
export type Term = {
  readonly variable: string;
  /** The level held against the first one; `''` of a number. */
  readonly value: string;
  readonly reference: string;
};
/** What a variable is at the samples of the model. */
type Variable = {
  readonly name: string;
  readonly levels: readonly string[];
  /** Empty of a number. */
  readonly texts: readonly string[];
  readonly numbers: Float64Array | null;
};

export type Metadata = {
  /** Positions among the samples given. */
  readonly kept: readonly number[];
  readonly variables: readonly Variable[];
  readonly terms: readonly Term[];
  readonly design: Design;
  readonly subjects: Subjects | null;
  readonly group: readonly string[];
  readonly removed: readonly Removal[];
  readonly messages: readonly Message[];
};

const fault = (
  input: string,
  code: string,
  what: string,
  remedy: string,
  kind: 'data' | 'parameter' = 'data',
): InputError => new InputError([{ code, severity: 'error', input, what, remedy }], kind);

type Raw = {
  readonly name: string;
  readonly option: string;
  readonly texts?: readonly string[];
  readonly numbers?: Float64Array;
  readonly levels?: readonly string[];
};

/**
 * The variables of the samples that have all of them, and the design they make.
 *
 * @throws {InputError} When a column is not there or not of its kind, no variable varies, two cannot be told apart, or
 * the samples are too few.
 */
export function metadataOf(
  samples: readonly string[],
  groups: Groups,
  env: Environment | undefined,
  options: MaaslinOptions,
): Metadata {
  const grouped = inGroups(samples, groups, { levels: 1 });
  const names = grouped.kept.map((at) => samples[at]!);
  const raw: Raw[] = [];
  const told: Message[] = [];
  if (grouped.levels.length > 1) {
    const reference = options.reference === '' ? grouped.levels[0]! : options.reference;
    if (!grouped.levels.includes(reference))
      throw fault(
        'reference',
        'option-value',
        `参照组“${reference}”没有样本，或不在分组表中`,
        `请选择：${grouped.levels.join('、')}`,
        'parameter',
      );
    raw.push({
      name: '分组',
      option: 'groups',
      texts: Array.from(grouped.code, (level) => grouped.levels[level]!),
      levels: [reference, ...grouped.levels.filter((level) => level !== reference)],
    });
  }
  const column = (option: string, name: string): readonly string[] => {
    const found = grouped.factor(name);
    if (found) return found;
    const known = groups.factors.map((factor) => factor.name).join('、');
    throw fault(
      option,
      'option-value',
      `分组表没有名为“${name}”的列`,
      known ? `请选择分组表中的列：${known}` : '请在分组表中加上这一列',
      'parameter',
    );
  };
  for (const option of ['batch', 'batch2'] as const) {
    const name = options[option];
    if (name !== '') raw.push({ name, option, texts: column(option, name) });
  }
  for (const option of ['covariate', 'covariate2'] as const) {
    const name = options[option];
    if (name === '') continue;
    const texts = column(option, name);
    const known = texts.filter((text) => text !== '');
    if (kindOf(known, 'auto') === 'category') raw.push({ name, option, texts });
    else
      raw.push({
        name,
        option,
        numbers: Float64Array.from(texts, (text) => (text === '' ? Number.NaN : Number(text))),
      });
    told.push(...codeMessages([{ name, kind: kindOf(known, 'auto'), cells: known }], '请把它选作“类别变量”'));
  }
  if (env) {
    const rowOf = new Map(joinSamples(names, env.samples).pairs.map(({ left, right }) => [left, right]));
    env.variables.forEach((name, at) =>
      raw.push({
        name,
        option: 'env',
        numbers: Float64Array.from(names, (_, i) => env.values[at]![rowOf.get(i) ?? -1] ?? Number.NaN),
      }),
    );
  }
  const twice = raw.find(({ name }, at) => raw.findIndex((one) => one.name === name) < at);
  if (twice) throw fault(twice.option, 'option-value', `变量“${twice.name}”选了两次`, '请去掉其中一项', 'parameter');
  const subject = options.subject === '' ? undefined : column('subject', options.subject);
  const whole = [...names.keys()].filter(
    (i) =>
      raw.every(({ numbers, texts }) => (texts ? texts[i] !== '' : Number.isFinite(numbers![i]!))) &&
      (!subject || subject[i] !== ''),
  );
  const lackedBy = (i: number): string =>
    [
      ...raw.filter(({ numbers, texts }) => (texts ? texts[i] === '' : !Number.isFinite(numbers![i]!))),
      ...(subject?.[i] === '' ? [{ name: options.subject }] : []),
    ]
      .map(({ name }) => `“${name}”`)
      .join('、');
  const lacking = names.filter((_, i) => !whole.includes(i));
  if (raw.length === 0)
    throw fault(
      'groups',
      'no-variables',
      '没有可以检验的变量：只有一个组，也没有选择其他变量',
      '请提供至少两组的分组，或选择类别变量、数值变量，或提供环境因子表',
    );
  const { design, terms, variables } = designOf(raw, whole, options.standardize);
  const messages: Message[] = [...grouped.messages, ...told];
  if (lacking.length > 0)
    messages.push({
      level: 'warning',
      text: `${lacking.length} 个样本的变量有缺失，未参与分析：${lacking.slice(0, 5).join('、')}${lacking.length > 5 ? ' 等' : ''}`,
    });
  return {
    kept: whole.map((i) => grouped.kept[i]!),
    variables,
    terms,
    design,
    subjects: subject
      ? subjectsOf(
          whole.map((i) => subject[i]!),
          options.subject,
        )
      : null,
    group: whole.map((i) => grouped.levels[grouped.code[i]!]!),
    removed: [
      ...grouped.removed,
      ...lacking.map((id): Removal => ({ kind: 'sample', id, reason: `缺少${lackedBy(names.indexOf(id))}的值` })),
    ],
    messages,
  };
}

function subjectsOf(values: readonly string[], name: string): Subjects {
  const ids = [...new Set(values)];
  if (ids.length < 2)
    throw fault(
      'subject',
      'too-few-subjects',
      `个体列“${name}”只有一个值`,
      '请选择标明个体的列，或不设随机效应',
      'parameter',
    );
  if (ids.length === values.length)
    throw fault(
      'subject',
      'no-repeats',
      `个体列“${name}”中每个个体只有一个样本，不能估计个体间的变动`,
      '请把“个体列（随机效应）”留空',
      'parameter',
    );
  return { of: Int32Array.from(values, (value) => ids.indexOf(value)), count: ids.length };
}

function designOf(
  raw: readonly Raw[],
  whole: readonly number[],
  standardize: boolean,
): { readonly design: Design; readonly terms: readonly Term[]; readonly variables: readonly Variable[] } {
  const n = whole.length;
  const columns: Float64Array[] = [new Float64Array(n).fill(1)];
  const terms: Term[] = [];
  const variables = raw.map(({ levels: order, name, numbers, option, texts }): Variable => {
    if (texts) {
      const own = whole.map((i) => texts[i]!);
      const levels = (
        order ?? [...new Set(own)].toSorted(new Intl.Collator('zh-CN', { numeric: true }).compare)
      ).filter((level) => own.includes(level));
      if (levels.length < 2)
        throw fault(
          option,
          'constant-factor',
          `“${name}”在参与分析的 ${n} 个样本中只有一个值`,
          '它对结果没有影响，请去掉这一项',
        );
      for (const level of levels.slice(1)) {
        columns.push(Float64Array.from(own, (value) => Number(value === level)));
        terms.push({ variable: name, value: level, reference: levels[0]! });
      }
      return { name, levels, texts: own, numbers: null };
    }
    const own = Float64Array.from(whole, (i) => numbers![i]!);
    const mean = arithmeticMean(own);
    const sd = sampleSd(own);
    if (!(sd > 1e-12 * Math.abs(mean)) || sd === 0)
      throw fault(
        option,
        'constant-factor',
        `“${name}”在参与分析的 ${n} 个样本中没有变化`,
        '它对结果没有影响，请去掉这一项',
      );
    columns.push(own.map((value) => (value - mean) / (standardize ? sd : 1)));
    terms.push({ variable: name, value: '', reference: '' });
    return { name, levels: [], texts: [], numbers: own };
  });
  const words = ['截距', ...terms.map(({ value, variable }) => (value === '' ? variable : `${variable}=${value}`))];
  const explained = firstExplained(columns);
  if (explained !== undefined)
    throw fault(
      'groups',
      'confounded',
      `“${words[explained]}”与前面的变量完全重合，无法区分各自的作用`,
      '请去掉其中一项变量',
    );
  if (n - columns.length < 2)
    throw fault(
      'groups',
      'no-residual',
      `${n} 个样本不足以估计 ${columns.length} 个系数`,
      '样本数至少要比系数多 2，请减少变量，或增加样本',
    );
  const x = new Float64Array(n * columns.length);
  columns.forEach((column, j) => column.forEach((value, i) => (x[i * columns.length + j] = value)));
  return { design: { x, samples: n, columns: columns.length }, terms, variables };
}
