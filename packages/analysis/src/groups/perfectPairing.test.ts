import { expect, it } from 'vitest';
import { perfectPairing } from './index.ts';

const group = ['before', 'before', 'before', 'after', 'after', 'after'];
const named = (name: string, ...values: readonly string[]) => ({ name, values });

it('is a column of which each value stands once in each group', () => {
  const age = named('age', '31', '42', '42', '31', '42', '42');
  expect(perfectPairing(group, [age, named('patient', 'P1', 'P2', 'P3', 'P3', 'P1', 'P2')])).toBe('patient');
});

it.each([
  ['a value is missing', group, named('patient', 'P1', 'P2', '', 'P1', 'P2', '')],
  ['somebody is in one group only', group, named('patient', 'P1', 'P2', 'P3', 'P1', 'P2', 'P4')],
  ['somebody is there twice', group, named('patient', 'P1', 'P1', 'P2', 'P1', 'P2', 'P2')],
  ['it numbers repeats', group, named('Biological_Replicate', '1', '2', '3', '1', '2', '3')],
  ['groups differ in size', group.slice(1), named('patient', 'P2', 'P3', 'P1', 'P2', 'P3')],
  ['there is one group', group.slice(0, 3), named('patient', 'P1', 'P2', 'P3')],
])('is none where %s', (_, levels, column) => expect(perfectPairing(levels, [column])).toBeUndefined());
