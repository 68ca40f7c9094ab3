import fc from 'fast-check';
import { expect, it } from 'vitest';
import { venn } from './venn.ts';

it('puts every name into the single region of the lists that hold it', () => {
  const lists = fc.array(fc.array(fc.integer({ min: 0, max: 30 }).map(String)), { minLength: 2, maxLength: 7 });
  fc.assert(
    fc.property(lists, (members) => {
      const { tables } = venn({ names: members.map((_, i) => `L${i}`), members }, { ignore_case: false });
      const [, code, , size, ids] = tables[0]!.columns;
      const placed = code!.values as readonly string[];
      placed.forEach((one, row) => {
        const names = String(ids!.values[row]).split(';');
        expect(names).toHaveLength(Number(size!.values[row]));
        for (const name of names) expect(members.map((list) => Number(list.includes(name))).join('')).toBe(one);
      });
      expect((size!.values as Float64Array).reduce((sum, count) => sum + count, 0)).toBe(new Set(members.flat()).size);
    }),
  );
});
