import { z } from 'zod';

/** What one rule may hold at most, as `ruleLimits` of the analysis engine. */
const limits = { conditions: 50, depth: 4, names: 10_000, text: 4_000 } as const;

const numberOperator = z.enum(['ge', 'gt', 'le', 'lt', 'eq', 'ne', 'abs-ge', 'abs-le']);
const textOperator = z.enum(['is', 'is-not', 'contains', 'contains-not', 'begins']);
/** The name of a column; empty is the first one. */
const column = z.string().max(255);
const text = z.string().min(1).max(limits.text, `文字最多 ${limits.text} 个字`);
const group = z.string().max(100);

const measure = z.union([
  z.strictObject({
    kind: z.enum(['count', 'share']),
    group,
    /** Null when any value will do. */
    cell: z.strictObject({ op: numberOperator, value: z.number() }).nullable(),
  }),
  z.strictObject({ kind: z.enum(['mean', 'rsd']), group }),
  z.strictObject({ kind: z.literal('foldchange'), group, reference: group }),
]);

/** One condition of a rule: of a column, or of the samples of a group. */
export const ruleCondition = z.union(
  [
    z.strictObject({ column, op: numberOperator, value: z.number() }),
    z.strictObject({ column, op: z.literal('between'), from: z.number(), to: z.number() }),
    z.strictObject({
      column,
      op: z.enum(['top', 'bottom']),
      value: z.number().positive(),
      unit: z.enum(['rows', 'percent']),
    }),
    z.strictObject({ column, op: textOperator, value: text }),
    z.strictObject({
      column,
      op: z.enum(['in', 'not-in']),
      values: z.array(text).min(1),
      of: z.string().max(200).optional(),
    }),
    z.strictObject({ column, op: z.enum(['present', 'absent']) }),
    z.strictObject({ measure, op: numberOperator, value: z.number() }),
  ],
  '筛选条件格式不正确，请重新设置筛选',
);
export type RuleCondition = z.infer<typeof ruleCondition>;

/** Which rows are wanted, as `Rule` of the analysis engine; a test of the server holds one against the other. */
export type FilterRule = { all: FilterRule[] } | { any: FilterRule[] } | { not: FilterRule } | RuleCondition;

const anyRule: z.ZodType<FilterRule> = z
  .lazy(() =>
    z.union(
      [
        z.strictObject({ all: z.array(anyRule) }),
        z.strictObject({ any: z.array(anyRule) }),
        z.strictObject({ not: anyRule }),
        ruleCondition,
      ],
      '筛选条件格式不正确，请重新设置筛选',
    ),
  )
  .meta({ id: 'Rule' });

const partsOf = (rule: FilterRule): readonly FilterRule[] =>
  'all' in rule ? rule.all : 'any' in rule ? rule.any : 'not' in rule ? [rule.not] : [];
/** How many names the longest list has. */
const namesIn = (rule: FilterRule): number =>
  'values' in rule ? rule.values.length : Math.max(0, ...partsOf(rule).map(namesIn));
const isGroup = (rule: FilterRule): boolean => 'all' in rule || 'any' in rule || 'not' in rule;
const countOf = (rule: FilterRule): number =>
  isGroup(rule) ? partsOf(rule).reduce((sum, part) => sum + countOf(part), 0) : 1;
const depthOf = (rule: FilterRule): number => (isGroup(rule) ? 1 + Math.max(0, ...partsOf(rule).map(depthOf)) : 0);

/** A rule within the limits, which a person reaches by pasting a list: each has its own words. */
export const filterRule = anyRule
  .refine((rule) => depthOf(rule) <= limits.depth, `筛选条件的括号最多 ${limits.depth} 层`)
  .refine((rule) => countOf(rule) <= limits.conditions, `筛选条件最多 ${limits.conditions} 个`)
  .refine(
    (rule) => namesIn(rule) <= limits.names,
    `名单最多 ${limits.names} 个名称，请把名单存成文件后用“表格筛选与去重”工具筛选`,
  );
