import { cssVariables, lightTokens } from '@panome/tokens';
import { expect, test } from 'vitest';
import { purposes } from './purposes.ts';

test('the table of purposes describes every colour of the tokens and no other', () => {
  const names = Object.keys(cssVariables(lightTokens.color)).map((name) => name.replace('--pn-', '').replace('-', '.'));
  expect(Object.keys(purposes).toSorted()).toEqual(names.toSorted());
});
