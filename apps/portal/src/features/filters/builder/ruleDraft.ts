import { conditionsOf, isCondition, plainRule, type ColumnCondition, type Rule } from '@panome/analysis/rules';

/** The rule that is being made: parts that all have to hold, or one of them. */
export type RuleDraft = { readonly join: 'all' | 'any'; readonly parts: readonly Rule[] };

export const emptyDraft: RuleDraft = { join: 'all', parts: [] };

export const draftOf = (rule: Rule): RuleDraft =>
  'all' in rule
    ? { join: 'all', parts: rule.all }
    : 'any' in rule
      ? { join: 'any', parts: rule.any }
      : { join: 'all', parts: [rule] };

export const ruleOf = ({ join, parts }: RuleDraft): Rule => {
  if (parts.length === 0) return { all: [] };
  return plainRule(join === 'all' ? { all: parts } : { any: parts });
};

/**
 * Adds what was written. Several conditions that all have to hold become parts of their own; what has an “or” in it
 * stays one part, so that a further condition narrows it as people expect.
 */
export function withRule(draft: RuleDraft, rule: Rule): RuleDraft {
  const added = 'all' in rule && (draft.join === 'all' || draft.parts.length === 0) ? rule.all : [rule];
  return draft.parts.length === 0 ? { join: 'all', parts: added } : { ...draft, parts: [...draft.parts, ...added] };
}

export const withoutPart = (draft: RuleDraft, at: number): RuleDraft => ({
  ...draft,
  parts: draft.parts.filter((_, other) => other !== at),
});

export const withNegated = (draft: RuleDraft, at: number): RuleDraft => ({
  ...draft,
  parts: draft.parts.map((part, other) => (other !== at ? part : 'not' in part ? part.not : { not: part })),
});

type Kind = 'range' | 'levels';
const ops: Readonly<Record<Kind, readonly string[]>> = {
  range: ['ge', 'gt', 'le', 'lt', 'between'],
  levels: ['is', 'in'],
};

/** The condition of a column that its facet shows. */
export const facetCondition = ({ parts }: RuleDraft, column: string, kind: Kind): ColumnCondition | undefined =>
  parts.find(
    (part): part is ColumnCondition =>
      isCondition(part) && 'column' in part && part.column === column && ops[kind].includes(part.op),
  );

/** Puts the condition of a facet in the place of the former one; `undefined` takes that out. */
export function withFacet(
  draft: RuleDraft,
  column: string,
  kind: Kind,
  condition: ColumnCondition | undefined,
): RuleDraft {
  const former = facetCondition(draft, column, kind);
  if (!former) return condition ? { ...draft, parts: [...draft.parts, condition] } : draft;
  return { ...draft, parts: draft.parts.flatMap((part) => (part === former ? (condition ?? []) : part)) };
}

/** The ends of a range that a condition leaves of a column; the column's own where it says nothing. */
export function rangeOf(condition: ColumnCondition | undefined, min: number, max: number): [number, number] {
  switch (condition?.op) {
    case 'ge':
    case 'gt':
      return [condition.value, max];
    case 'le':
    case 'lt':
      return [min, condition.value];
    case 'between':
      return [condition.from, condition.to];
    default:
      return [min, max];
  }
}

/** The condition that a range of a column means; nothing when it leaves everything. */
export function conditionOfRange(
  column: string,
  [from, to]: readonly [number, number],
  min: number,
  max: number,
): ColumnCondition | undefined {
  if (from <= min && to >= max) return undefined;
  if (from <= min) return { column, op: 'le', value: to };
  if (to >= max) return { column, op: 'ge', value: from };
  return { column, op: 'between', from, to };
}

export const levelsOf = (condition: ColumnCondition | undefined): readonly string[] =>
  condition?.op === 'in' ? condition.values : condition?.op === 'is' ? [condition.value] : [];

export const conditionOfLevels = (column: string, levels: readonly string[]): ColumnCondition | undefined =>
  levels.length === 0
    ? undefined
    : levels.length === 1
      ? { column, op: 'is', value: levels[0]! }
      : { column, op: 'in', values: levels };

/** How many rows pass each part alone, where the preview says so. */
export function aloneOf(
  { join, parts }: RuleDraft,
  counted: {
    readonly conditions: readonly { readonly alone: number }[];
    readonly steps: readonly { readonly alone: number }[];
  },
): readonly (number | undefined)[] {
  if (join === 'all' || parts.length < 2)
    return parts.map((_, at) => (counted.steps.length === parts.length ? counted.steps[at]!.alone : undefined));
  let place = 0;
  return parts.map((part) => {
    const from = place;
    place += conditionsOf(part).length;
    return isCondition(part) ? counted.conditions[from]?.alone : undefined;
  });
}

/** Whether some condition names groups of samples. */
export const needsGroups = (rule: Rule): boolean => conditionsOf(rule).some((condition) => 'measure' in condition);
