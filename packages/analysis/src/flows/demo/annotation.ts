import { oboText, simulatedTerms } from '../../examples/simulatedOntology.ts';
import type { RandomDraws } from '../../examples/randomDraws.ts';
import { csvOf, drawPlace, drawSize, numbered, scaled, type Pattern } from './design.ts';
import type { DemoContrast, DemoTruths } from './model.ts';

/** A set of features that is drawn, and how its members go; without a pattern they go as they happen to. */
export type PlannedSet = {
  readonly id: string;
  readonly name: string;
  readonly classes: readonly string[];
  readonly size: number;
  readonly pattern?: Pattern | undefined;
};
/** log2 over the first group by group, for each feature that changes. */
export type Effects = (Readonly<Record<string, number>> | undefined)[];
export type DrawnSet = PlannedSet & { readonly members: readonly number[] };

/** Of the members of a set that changes, this share really does. */
const moved = 0.7;
const sizes = { least: 1.1, more: 1.5 } as const;

/**
 * Draws the members of sets. Those of a set with a pattern are taken from features without an effect so far, most of
 * which then get one; `effects` is filled in.
 */
export function drawSets(draws: RandomDraws, plans: readonly PlannedSet[], effects: Effects): DrawnSet[] {
  return plans.map((plan) => {
    const members = new Set<number>();
    while (members.size < plan.size) {
      const place = drawPlace(draws, effects.length);
      if (plan.pattern === undefined || effects[place] === undefined) members.add(place);
    }
    if (plan.pattern !== undefined)
      for (const place of members)
        if (draws.uniform() < moved) effects[place] = scaled(plan.pattern, drawSize(draws, sizes.least, sizes.more));
    return { ...plan, members: [...members] };
  });
}

/** Some more features that change alone, in no set's name. */
export function drawStrays(
  draws: RandomDraws,
  effects: Effects,
  { patterns, share }: { readonly share: number; readonly patterns: readonly Pattern[] },
): void {
  effects.forEach((effect, at) => {
    if (effect !== undefined || draws.uniform() >= share) return;
    const pattern = patterns[drawPlace(draws, patterns.length)]!;
    effects[at] = scaled(pattern, drawSize(draws, sizes.least, sizes.more) * (draws.uniform() < 0.5 ? 1 : -1));
  });
}

/** The smallest set, and how many sizes there are from it on. */
type SetSizes = { readonly least: number; readonly more: number };

/** Plans of the leaves of the simulated ontology; `changed` says which go how, by the name of the term. */
export const ontologyPlans = (
  draws: RandomDraws,
  changed: Readonly<Record<string, Pattern>>,
  { least, more }: SetSizes,
): PlannedSet[] =>
  simulatedTerms
    .filter(({ leaf }) => leaf)
    .map(({ id, name, namespace }) => ({
      id,
      name,
      classes: [namespace],
      size: least + drawPlace(draws, more),
      pattern: changed[name],
    }));

export { oboText };

/** Two classes and the names of the pathways in them. */
export type PathwayClasses = readonly (readonly [wide: string, narrow: string, names: readonly string[]])[];

export const pathwayPlans = (
  draws: RandomDraws,
  classes: PathwayClasses,
  changed: Readonly<Record<string, Pattern>>,
  { least, more }: SetSizes,
): PlannedSet[] =>
  classes
    .flatMap(([wide, narrow, names]) => names.map((name) => ({ name, classes: [wide, narrow] })))
    .map(({ classes: own, name }, at) => ({
      id: numbered('SIM', at, 5),
      name,
      classes: own,
      size: least + drawPlace(draws, more),
      pattern: changed[name],
    }));

/** A long table of sets: term, name, the classes when named, feature. */
export const setsTable = (
  sets: readonly DrawnSet[],
  features: readonly string[],
  classNames: readonly string[] = [],
): string =>
  csvOf(
    ['term', 'name', ...classNames, 'feature'],
    sets.flatMap(({ classes, id, members, name }) =>
      members.map((place) => [id, name, ...classes.slice(0, classNames.length), features[place]!]),
    ),
  );

/** What the patterns of sets mean in each contrast. */
export const setTruths = (
  role: string,
  sets: readonly DrawnSet[],
  contrasts: readonly DemoContrast[],
): DemoTruths['sets'] =>
  sets.flatMap(({ id, name, pattern }) =>
    contrasts.flatMap((contrast) => {
      const change = (pattern?.[contrast.test] ?? 0) - (pattern?.[contrast.reference] ?? 0);
      // Where little is left of an effect, nobody can be asked to find it.
      if (Math.abs(change) < 0.7) return [];
      return [{ role, id, name, contrast, direction: change > 0 ? ('up' as const) : ('down' as const) }];
    }),
  );

/** The features that change, with their effects. */
export const featureTruths = (
  role: string,
  features: readonly string[],
  effects: Readonly<Effects>,
): DemoTruths['changes'] =>
  features.flatMap((feature, at) => (effects[at] === undefined ? [] : [{ role, feature, log2fc: effects[at] }]));

/** Names of the sets that go as a pattern says, in quotes. */
export const namesOf = (changed: Readonly<Record<string, Pattern>>, pattern: Pattern): string =>
  Object.entries(changed)
    .filter(([, one]) => JSON.stringify(one) === JSON.stringify(pattern))
    .map(([name]) => `“${name}”`)
    .join('、');
