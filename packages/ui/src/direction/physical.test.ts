import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
/** Styles that name a side on purpose. */
const allowed = new Map([
  ['tooltip/Tooltip.css.ts', 'its script gives it a place in the window, which has no direction'],
  ['chart-panel/print/Picture.css.ts', 'a picture of a chart, which is drawn from left to right everywhere'],
]);
const sides = [
  /\b(?:left|right)['"]?:/,
  /\b(?:margin|padding|border|inset|scrollMargin|scrollPadding)(?:Top|Bottom)?(?:Left|Right)\w*['"]?:/,
  /\b(?:textAlign|float|clear|justifyContent|justifyItems|justifySelf)['"]?: *['"](?:left|right)\b/,
];
/** Four values, of which the second and the fourth name the right and the left. */
const lopsided = (line: string) => {
  const [, values = ''] =
    /\b(?:margin|padding|inset|borderWidth|scrollMargin|scrollPadding)['"]?: *['"`]([^'"`]+)/.exec(line) ?? [];
  const [, right, , left] = values.replaceAll(/\$\{[^}]*\}|\([^)]*\)/g, (part) => part.replaceAll(' ', '')).split(' ');
  return left !== undefined && left !== right;
};
const faults = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !/^(?:\/\/|\*|\/\*)/.test(line) && (sides.some((side) => side.test(line)) || lopsided(line)));

test('a style that names left or right is found', () => {
  const wrong = [
    'left: 0,',
    "marginLeft: '4px',",
    'borderTopRightRadius: 0,',
    "textAlign: 'right',",
    "padding: '0 4px 0 8px',",
    'margin: `0 ${vars.space.small} 0 0`,',
  ];
  expect(faults(wrong.join('\n'))).toEqual(wrong);
  expect(faults("insetInlineStart: 0,\npadding: '0 4px 1px 4px',\n// left: 0,")).toEqual([]);
});

test('styles say start and end, not left and right', () => {
  const found = globSync(join(source, '**/*.css.ts'))
    .map((path) => ({ path: relative(source, path), lines: faults(readFileSync(path, 'utf8')) }))
    .filter(({ lines }) => lines.length > 0);
  // The tick of a box is a corner of its border, turned by 45°.
  const ticks = ["borderWidth: '0 2px 2px 0',"];
  const others = found.filter(({ lines }) => lines.some((line) => !ticks.includes(line)));
  expect(new Set(others.map(({ path }) => path))).toEqual(new Set(allowed.keys()));
});
