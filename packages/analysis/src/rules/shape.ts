import { maximum } from '../extremes/index.ts';
import type { Condition, Rule } from './model.ts';

/** What one rule may hold at most. */
export const ruleLimits = { conditions: 50, depth: 4, names: 10_000, text: 4_000 } as const;

export const isCondition = (rule: Rule): rule is Condition => 'column' in rule || 'measure' in rule;

/** The rules that stand directly below. */
export const partsOf = (rule: Rule): readonly Rule[] =>
  'all' in rule ? rule.all : 'any' in rule ? rule.any : 'not' in rule ? [rule.not] : [];

/** Every condition in the order in which the rule is written. */
export const conditionsOf = (rule: Rule): Condition[] =>
  isCondition(rule) ? [rule] : partsOf(rule).flatMap(conditionsOf);

/** How many brackets lie around the innermost condition at most. */
export const depthOf = (rule: Rule): number =>
  isCondition(rule) ? 0 : 1 + Math.max(0, maximum(partsOf(rule).map(depthOf)));

/** The same rule without brackets around a single part. */
export function plainRule(rule: Rule): Rule {
  if (isCondition(rule)) return rule;
  if ('not' in rule) return { not: plainRule(rule.not) };
  const parts = partsOf(rule).map(plainRule);
  if (parts.length === 1) return parts[0]!;
  return 'all' in rule ? { all: parts } : { any: parts };
}

/** Both rules, as one list of parts where the first is one already. */
export function bothOf(first: Rule, second: Rule): Rule {
  const parts = [first, second].flatMap((rule) => ('all' in rule ? rule.all : [rule]));
  return plainRule({ all: parts });
}

/** The columns that decide, each once; `''` is the first column. Samples are named by their groups. */
export const columnsOfRule = (rule: Rule): string[] => [
  ...new Set(conditionsOf(rule).flatMap((condition) => ('column' in condition ? [condition.column] : []))),
];
