import { expect, test } from 'vitest';
import { layersOf, outerRules } from './layerStyles.ts';

test('finds a rule that lies outside every layer, also behind braces in a string', () => {
  const css = '@layer reset{a{b:"}"}}@layer layout;@media print{.x{color:red}}.y{z:1}';
  expect(outerRules(css)).toEqual([
    '@layer reset{a{b:"}"}}',
    '@layer layout;',
    '@media print{.x{color:red}}',
    '.y{z:1}',
  ]);
});

test('tells the order of the layers as they are first named', () => {
  expect(layersOf('@layer theme,components;@layer reset{}@layer components{}')).toEqual([
    'theme',
    'components',
    'reset',
  ]);
});
