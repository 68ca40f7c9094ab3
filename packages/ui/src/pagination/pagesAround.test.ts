import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pagesAround } from './pagesAround.ts';

test('shows every page while seven fit', () => {
  expect(pagesAround(2, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
});

test('always shows the first, the last, the current page and its neighbours, in order, and never hides a single page', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(), (last, seed) => {
      const page = (seed % last) + 1;
      const shown = pagesAround(page, last);
      const numbers = shown.filter((entry) => entry !== 'gap');
      expect(shown.length).toBeLessThanOrEqual(7);
      for (const must of [1, last, page, Math.max(1, page - 1), Math.min(last, page + 1)])
        expect(numbers).toContain(must);
      shown.forEach((entry, index) => {
        const before = shown[index - 1];
        const after = shown[index + 1];
        if (entry === 'gap') expect(Number(after) - Number(before)).toBeGreaterThan(2);
        else if (typeof before === 'number') expect(entry).toBe(before + 1);
      });
    }),
  );
});
