import { methodById } from '@panome/analysis';
import type { TutorialStep } from '@panome/contract';
import { z } from 'zod';

const optionValue = z.union([z.string(), z.number(), z.boolean()]);
const label = z.string('应为文字').min(1, '不能为空').max(60, '最多 60 个字');

/** A figure that the result of a step must have: a fact of the run, or a cell of one of its tables. */
const expectation = z.union(
  [
    z.strictObject({
      label,
      fact: z.string(),
      value: z.union([z.number(), z.string()]),
      tolerance: z.number().min(0).default(0),
    }),
    z.strictObject({
      label,
      table: z.string(),
      /** What the first cell of the row is. */
      row: z.string(),
      column: z.string(),
      value: z.union([z.number(), z.string()]),
      tolerance: z.number().min(0).default(0),
    }),
  ],
  '应有 label、value，以及 fact，或 table、row、column',
);
export type Expectation = z.infer<typeof expectation>;

/** A step of a tutorial as a folder writes it: which tool, which options, and what must come out. */
export const storedStep = z.strictObject({
  id: z.string('应为文字').regex(/^[a-z0-9-]{1,40}$/, '只能用小写字母、数字和连字符'),
  title: z.string('应为文字').min(1, '不能为空').max(60, '最多 60 个字'),
  tool: z.string('应为工具编号'),
  options: z.record(z.string(), optionValue).default({}),
  expect: z.array(expectation).max(12, '最多 12 项').default([]),
});
export type StoredStep = z.infer<typeof storedStep>;

export const stepsOf = (json: string): StoredStep[] => JSON.parse(json) as StoredStep[];

/** What people read of an option of a tool: its label, and the label of the choice. */
export function optionOf(tool: string, id: string, value: string | number | boolean) {
  const spec = methodById(tool)?.options.find((option) => option.id === id);
  const chosen = spec?.kind === 'choice' ? spec.choices.find((choice) => choice.value === value)?.label : undefined;
  const plain = typeof value === 'boolean' ? (value ? '是' : '否') : String(value);
  return { id, label: spec?.label ?? id, value, words: chosen ?? (plain || '自动') };
}

/** What is wrong with a step: a tool or an option that does not exist. */
export function faultOfStep({ options, tool }: StoredStep): string | undefined {
  const method = methodById(tool);
  if (!method) return `没有工具“${tool}”`;
  const unknown = Object.keys(options).find((id) => !method.options.some((option) => option.id === id));
  return unknown === undefined ? undefined : `工具“${tool}”没有参数“${unknown}”`;
}

/** The step as a page shows it; what must come out stays on the server. */
export const presentStep = ({ expect, id, options, title, tool }: StoredStep): TutorialStep => ({
  id,
  title,
  tool_id: tool,
  tool_title: methodById(tool)?.title ?? tool,
  options: Object.entries(options).map(([option, value]) => optionOf(tool, option, value)),
  checks: expect.length,
});
