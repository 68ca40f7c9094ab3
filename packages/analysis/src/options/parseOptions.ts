import { InputError, isOptionShown } from '../model/index.ts';
import type { InputProblem, MethodDefinition, Options, OptionSpec, OptionValue } from '../model/index.ts';
import { coerceOption } from './coerceOption.ts';
import { optionSchema } from './optionSchema.ts';

type WithOptions = Pick<MethodDefinition, 'options'>;

/** The default options of a method. */
export function defaultOptions(method: WithOptions): Options {
  return Object.fromEntries(method.options.map((spec) => [spec.id, spec.default]));
}

/**
 * Fills in defaults, converts text and lists every problem.
 *
 * An absent or `null` value takes the default, and so does an option that the form would not show: it has no effect
 * there, and the stored options must not claim one. A faulty option also carries its default in `options`.
 */
export function checkOptions(
  method: WithOptions,
  raw: Readonly<Record<string, unknown>>,
): { readonly options: Options; readonly problems: readonly InputProblem[] } {
  const problems: InputProblem[] = unknownOptions(method, raw);
  const values: Record<string, OptionValue> = {};
  for (const spec of method.options) {
    const given = coerceOption(spec, raw[spec.id] ?? undefined);
    const checked = given === undefined ? undefined : optionSchema(spec).safeParse(given);
    values[spec.id] = checked?.success ? checked.data : spec.default;
    if (checked && !checked.success) problems.push(faultyOption(spec, given));
  }
  for (const spec of method.options) if (!isOptionShown(spec, values)) values[spec.id] = spec.default;
  return { options: values, problems };
}

/**
 * As `checkOptions`, for callers that cannot go on with a fault.
 *
 * @throws {InputError} Of class `parameter`, with one problem per faulty or unknown option.
 */
export function parseOptions(method: WithOptions, raw: Readonly<Record<string, unknown>>): Options {
  const { options, problems } = checkOptions(method, raw);
  if (problems.length > 0) throw new InputError(problems, 'parameter');
  return options;
}

/** Chinese words for what an option accepts. */
export function allowedValues(spec: OptionSpec): string {
  switch (spec.kind) {
    case 'choice':
      return spec.choices.map((choice) => `${choice.value}（${choice.label}）`).join('、');
    case 'integer':
      return `${range(spec)}整数`;
    case 'number':
      return `${range(spec)}数字`;
    case 'count-or-all':
      return `${range(spec)}整数，或 all（全部）`;
    case 'boolean':
      return 'true（是）或 false（否）';
    case 'group-level':
      return '分组表中的一个组名';
    case 'factor':
      return '分组表中的一个列名';
    case 'column':
      return spec.type === 'number' ? '记录表中的一个数值列的列名' : '记录表中的一个列名';
    case 'comparison':
      return '差异结果表中一个比较的名称';
    case 'text':
      return `不超过 ${spec.most} 个字符的文字`;
  }
}

function range({ min, max }: { min?: number; max?: number }): string {
  if (min !== undefined && max !== undefined) return `${min}～${max} 的`;
  if (min !== undefined) return `不小于 ${min} 的`;
  return max === undefined ? '' : `不大于 ${max} 的`;
}

function unknownOptions(method: WithOptions, raw: Readonly<Record<string, unknown>>): InputProblem[] {
  const known = new Set(method.options.map((spec) => spec.id));
  return Object.keys(raw)
    .filter((id) => !known.has(id))
    .map((id) => ({
      code: 'unknown-option',
      severity: 'error',
      input: id,
      what: `没有名为“${id}”的参数`,
      remedy: known.size > 0 ? `可用的参数：${[...known].join('、')}` : '该方法没有参数，请去掉它',
    }));
}

function faultyOption(spec: OptionSpec, given: unknown): InputProblem {
  const shown = typeof given === 'string' || typeof given === 'number' ? String(given) : JSON.stringify(given);
  return {
    code: 'option-value',
    severity: 'error',
    input: spec.id,
    what: `参数“${spec.label}”（${spec.id}）的取值“${shown}”不可用`,
    remedy: `请填写：${allowedValues(spec)}`,
  };
}
