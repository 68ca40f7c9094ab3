import { z } from 'zod';
import type { OptionSpec, OptionValue } from '../model/index.ts';

const nameLength = 200;

/** The schema of one option's value, without its default. */
export function optionSchema(spec: OptionSpec): z.ZodType<OptionValue> {
  const meta = { title: spec.unit ? `${spec.label}（${spec.unit}）` : spec.label, description: description(spec) };
  switch (spec.kind) {
    case 'choice':
      return z.enum(spec.choices.map((choice) => choice.value) as [string, ...string[]]).meta(meta);
    case 'integer':
      return bounded(z.number().int(), spec).meta(meta);
    case 'number':
      return bounded(z.number(), spec).meta(meta);
    case 'count-or-all':
      return z.union([z.literal('all'), z.number().int().min(spec.min).max(spec.max)]).meta(meta);
    case 'boolean':
      return z.boolean().meta(meta);
    case 'group-level':
    case 'factor':
    case 'column':
    case 'comparison':
      return z.string().max(nameLength).meta(meta);
    case 'text':
      return z.string().max(spec.most).meta(meta);
  }
}

/** The schema of all options of a method: unknown ones are refused, absent ones take their default. */
export function optionsSchema(specs: readonly OptionSpec[]): z.ZodObject {
  return z.strictObject(Object.fromEntries(specs.map((spec) => [spec.id, optionSchema(spec).default(spec.default)])));
}

function bounded(schema: z.ZodNumber, { min, max }: { min?: number; max?: number }): z.ZodNumber {
  const above = min === undefined ? schema : schema.min(min);
  return max === undefined ? above : above.max(max);
}

function description(spec: OptionSpec): string {
  const choices =
    spec.kind === 'choice' ? spec.choices.map((choice) => `${choice.value}：${choice.label}`).join('；') : '';
  return [spec.help, choices].filter(Boolean).join(' ');
}
