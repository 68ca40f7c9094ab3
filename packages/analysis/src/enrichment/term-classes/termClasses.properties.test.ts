import fc from 'fast-check';
import { expect, it } from 'vitest';
import { recordsOf } from '../../testing/recordsOf.ts';
import type { TermClassesOptions } from './termClasses.schema.ts';
import { termClasses } from './termClasses.ts';

const options: TermClassesOptions = {
  level: 2,
  universe: 'annotated',
  p_adjust: 'BH',
  feature_column: '',
  direction_column: '',
  length_column: '',
  list_fc: 2,
  list_p: 0.05,
};
const gene = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f', 'g');
const term = fc.record({
  wide: fc.constantFrom('', 'M', 'S'),
  narrow: fc.constantFrom('', 'x', 'y'),
  genes: fc.uniqueArray(gene, { minLength: 1, maxLength: 5 }),
});

it('counts each feature once in every class that one of its terms belongs to', () => {
  fc.assert(
    fc.property(
      fc.array(term, { minLength: 1, maxLength: 6 }),
      fc.uniqueArray(gene, { minLength: 1 }),
      fc.integer({ min: 0, max: 127 }),
      (terms, list, code) => {
        const has = (wide: string, narrow: string, name: string): boolean =>
          terms.some(
            (one) =>
              one.wide === wide &&
              one.narrow === narrow &&
              (wide !== '' || narrow !== '') &&
              one.genes.some((gene) => gene === name),
          );
        const classes = ['', 'M', 'S'].flatMap((wide) => ['', 'x', 'y'].map((narrow) => [wide, narrow] as const));
        const anywhere = (name: string): boolean => classes.some(([wide, narrow]) => has(wide, narrow, name));
        fc.pre(list.some(anywhere));
        const sets = {
          ids: terms.map((_, at) => `t${at}`),
          names: terms.map(() => ''),
          members: terms.map(({ genes }) => genes),
          classes: [
            { name: 'class_a', values: terms.map(({ wide }) => wide) },
            { name: 'class_b', values: terms.map(({ narrow }) => narrow) },
          ],
        };
        const up = list.filter((name) => (code >> 'abcdefg'.indexOf(name)) % 2 === 1);
        const records = recordsOf({ gene: list, direction: list.map((name) => (up.includes(name) ? 'up' : 'down')) });
        const { columns } = termClasses({ list, sets, records }, options).tables[0]!;
        const column = (name: string) => columns.find((one) => one.name === name)!.values;
        for (const [wide, narrow] of classes) {
          const row = (column('class') as readonly string[]).indexOf(`${wide}|${narrow}`);
          const counted = list.filter((name) => has(wide, narrow, name));
          const all = new Set(
            terms
              .filter((one) => one.wide === wide && one.narrow === narrow && wide + narrow !== '')
              .flatMap(({ genes }) => genes),
          );
          expect(row >= 0).toBe(all.size > 0);
          if (row < 0) continue;
          expect(column('count')[row]).toBe(counted.length);
          expect(column('up')[row]).toBe(counted.filter((name) => up.includes(name)).length);
          expect(column('down')[row]).toBe(counted.filter((name) => !up.includes(name)).length);
          expect(Number(column('percent')[row])).toBeCloseTo((100 * counted.length) / list.filter(anywhere).length, 9);
        }
      },
    ),
    { numRuns: 80 },
  );
});
