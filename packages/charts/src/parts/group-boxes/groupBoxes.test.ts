import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fiveNumbers, letterDisplay, significanceMarks } from './index.ts';

it('groups share a letter exactly when they do not differ', () => {
  fc.assert(
    fc.property(
      fc
        .integer({ min: 1, max: 7 })
        .chain((count) =>
          fc.tuple(fc.constant(count), fc.array(fc.boolean(), { minLength: count * count, maxLength: count * count })),
        ),
      ([count, cells]) => {
        const differ = (a: number, b: number) => a !== b && cells[Math.min(a, b) * count + Math.max(a, b)]!;
        const letters = letterDisplay(count, differ);
        for (let a = 0; a < count; a++) {
          expect(letters[a]).not.toBe('');
          for (let b = 0; b < a; b++)
            expect(
              Array.from(letters[a]!).some((letter) => letters[b]!.includes(letter)),
              `${a} ${b} ${letters.join()}`,
            ).toBe(!differ(a, b));
        }
      },
    ),
  );
});

it('letters start at the first group', () => {
  expect(letterDisplay(3, (a, b) => a === 0 && b === 2)).toEqual(['a', 'ab', 'b']);
  expect(letterDisplay(2, () => false)).toEqual(['a', 'a']);
});

it('boxes equal those of R: quartiles of type 7, whiskers at the last value within 1.5 interquartile ranges', () => {
  expect(fiveNumbers([1, 2, 3, 4, 100])).toEqual([1, 2, 3, 4, 4]);
  expect(fiveNumbers([Number.NaN])).toBeNull();
});

it('marks only significant differences, by brackets for few groups and letters for many', () => {
  const pairs = [
    { a: 'x', b: 'y', p: 0.003 },
    { a: 'x', b: 'z', p: 0.2 },
    { a: 'z', b: 'y', p: Number.NaN },
  ];
  expect(significanceMarks(['x', 'y', 'z'], pairs, 'auto')).toEqual({ brackets: [{ a: 0, b: 1, text: '**' }] });
  expect(significanceMarks(['x', 'y', 'z'], pairs, 'letters')).toEqual({ letters: ['a', 'b', 'ab'] });
  expect(significanceMarks(['x', 'y', 'z'], pairs, 'none')).toEqual({});
});

it('whiskers end at the outermost values within 1.5 interquartile ranges of the box', () => {
  // Quartiles 3.25 and 7.75, so the fences are -3.5 and 14.5.
  const below = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  expect(fiveNumbers([...below, 14])).toEqual([1, 3.25, 5.5, 7.75, 14]);
  expect(fiveNumbers([...below, 15])).toEqual([1, 3.25, 5.5, 7.75, 9]);
});
