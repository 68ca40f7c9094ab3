import { cssVariables, lightTokens } from '@panome/tokens';
import { expect, test } from 'vitest';
import { purposes } from './purposes.ts';

test('the living table says what every colour is for, and speaks of no other', () => {
  const names = Object.keys(cssVariables(lightTokens.color)).map((name) => name.replace('--pn-', '').replace('-', '.'));
  expect(Object.keys(purposes).toSorted()).toEqual(names.toSorted());
});
