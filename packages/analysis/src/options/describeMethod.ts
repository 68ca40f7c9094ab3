import { z } from 'zod';
import type { MethodDefinition } from '../model/index.ts';
import { optionsSchema } from './optionSchema.ts';

/** What the command `methods` and the OpenAPI document say about one method; `options` is a JSON schema. */
export type MethodDescription = Pick<
  MethodDefinition,
  'id' | 'version' | 'family' | 'title' | 'summary' | 'keywords' | 'inputs' | 'tables' | 'charts'
> & {
  readonly options: Readonly<Record<string, unknown>>;
};

/** A method as plain JSON. */
export function describeMethod(method: MethodDefinition): MethodDescription {
  const { id, version, family, title, summary, keywords, inputs, tables, charts } = method;
  return { id, version, family, title, summary, keywords, inputs, options: optionsJsonSchema(method), tables, charts };
}

/** JSON schema (draft 2020-12) of a method's options, as a caller may send them: every one may be left out. */
export function optionsJsonSchema(method: Pick<MethodDefinition, 'options'>): Readonly<Record<string, unknown>> {
  return z.toJSONSchema(optionsSchema(method.options), { io: 'input' });
}
