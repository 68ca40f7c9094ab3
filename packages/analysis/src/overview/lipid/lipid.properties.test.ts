import fc from 'fast-check';
import { expect, it } from 'vitest';
import { parseLipid } from './parseLipid.ts';

const chain = fc.record({ carbons: fc.integer({ min: 12, max: 26 }), bonds: fc.integer({ min: 0, max: 6 }) });
const written = fc.constantFrom(
  (type: string, list: readonly string[]) => `${type} ${list.join('_')}`,
  (type: string, list: readonly string[]) => `${type}(${list.join('/')})`,
  (type: string, list: readonly string[]) => ` ${type} ${list.join('/')} `,
);

it('reads chains in any notation, and sum compositions as the sum', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('PC', 'PE', 'DG', 'PI'),
      fc.tuple(chain, chain),
      written,
      fc.constantFrom('', 'O-', 'P-'),
      (type, chains, write, bond) => {
        const list = chains.map(({ bonds, carbons }, at) => `${at === 0 ? bond : ''}${carbons}:${bonds}`);
        const read = parseLipid(write(type, list));
        const carbons = chains.reduce((sum, one) => sum + one.carbons, 0);
        const bonds = chains.reduce((sum, one) => sum + one.bonds, 0);
        expect(read).toMatchObject({
          type: { id: type },
          carbons,
          doubleBonds: bonds,
          linkage: bond.slice(0, 1),
          chains: chains.map((one) => `${one.carbons}:${one.bonds}`),
        });
        expect(parseLipid(write(type, [`${bond}${carbons}:${bonds}`]))).toMatchObject({
          carbons,
          doubleBonds: bonds,
          linkage: bond.slice(0, 1),
          chains: [],
        });
      },
    ),
  );
});

it('never crashes on any text', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const read = parseLipid(text);
      expect('reason' in read ? read.reason : read.type.id).not.toBe('');
    }),
  );
});
