import { expect, test } from 'vitest';
import { accentOf, appearanceRules, appearances, baseTokens, coreRules, cssVariables, themeTokens } from './index.ts';
import pinned from './publicNames.json' with { type: 'json' };

const plain = themeTokens(appearances[0]!);
const names = Object.keys({ ...cssVariables(baseTokens), ...cssVariables(plain) });

test('no public name is lost, since pages of other products use them', () => {
  expect(pinned.filter((name) => !names.includes(name))).toEqual([]);
});

test('every public name is on the pinned list', () => {
  expect(names.filter((name) => !pinned.includes(name))).toEqual([]);
});

test('every appearance has the same names', () => {
  for (const appearance of appearances)
    expect(Object.keys(cssVariables(themeTokens(appearance)))).toEqual(Object.keys(cssVariables(plain)));
});

test('no rule and no primary colour sets a name that is not public', () => {
  const set = [...coreRules, ...appearanceRules].flatMap(({ tokens }) => Object.keys(cssVariables(tokens)));
  expect(
    [...set, ...Object.keys(cssVariables(accentOf('#d4380d', appearances[0]!)))].filter(
      (name) => !pinned.includes(name),
    ),
  ).toEqual([]);
});
