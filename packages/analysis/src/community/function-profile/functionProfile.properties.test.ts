import fc from 'fast-check';
import { expect, it } from 'vitest';
import { functionsOf } from './lookUp.ts';

const name = fc.constantFrom('A', 'B', 'C', 'D', '');
it('functions found at the lowest rank are among those of all ranks, and a feature has none only if no name is known', () =>
  fc.assert(
    fc.property(
      fc.array(fc.tuple(name, name), { minLength: 1, maxLength: 6 }),
      fc.array(fc.array(fc.constantFrom('A', 'B', 'C', 'E'), { maxLength: 3 }), { minLength: 1, maxLength: 4 }),
      (taxa, members) => {
        const features = taxa.map((_, at) => `f${at}`);
        const taxonomy = {
          features,
          ranks: ['family', 'genus'],
          values: [taxa.map(([family]) => family), taxa.map(([, genus]) => genus)],
        };
        const sets = { ids: members.map((_, at) => `s${at}`), names: members.map((_, at) => `s${at}`), members };
        const [lowest, any] = (['lowest', 'any'] as const).map((match) =>
          functionsOf(features, taxonomy, sets, match),
        ) as [ReturnType<typeof functionsOf>, ReturnType<typeof functionsOf>];
        taxa.forEach(([family, genus], at) => {
          const of = (one: string): number[] =>
            members.flatMap((set, place) => (one !== '' && set.includes(one as 'A') ? [place] : []));
          expect(any[at]!.functions).toEqual([...new Set([...of(family), ...of(genus)])].toSorted((a, b) => a - b));
          expect(lowest[at]!.functions).toEqual(of(genus).length > 0 ? of(genus) : of(family));
        });
      },
    ),
  ));
