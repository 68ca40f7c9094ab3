import { expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { darkTokens, lightTokens } from './index.ts';

test('follows the WCAG definition', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21, 10);
  expect(contrast('#ffffff', '#ffffff')).toBe(1);
  // The example pair of the WCAG techniques: #767676 is the lightest grey that passes on white.
  expect(contrast('#767676', '#ffffff')).toBeGreaterThanOrEqual(4.5);
  expect(contrast('#777777', '#ffffff')).toBeLessThan(4.5);
});

describeTheme('light', lightTokens);
describeTheme('dark', darkTokens);

function describeTheme(theme: string, { color, chart }: typeof lightTokens) {
  const { bg, border, family, fg } = color;
  const plain = { page: bg.page, surface: bg.surface, raised: bg.raised, subtle: bg.subtle, hover: bg.hover, selected: bg.selected };
  const text: [string, string, string][] = [
    ...Object.entries(plain).flatMap(([name, background]): [string, string, string][] => [
      [`fg.default on bg.${name}`, fg.default, background],
      [`fg.muted on bg.${name}`, fg.muted, background],
      [`fg.subtle on bg.${name}`, fg.subtle, background],
      [`fg.accent on bg.${name}`, fg.accent, background],
    ]),
    ...(['page', 'surface', 'raised', 'subtle'] as const).flatMap((name): [string, string, string][] => [
      [`fg.success on bg.${name}`, fg.success, bg[name]],
      [`fg.warning on bg.${name}`, fg.warning, bg[name]],
      [`fg.danger on bg.${name}`, fg.danger, bg[name]],
      ...Object.entries(family).map(([kind, hue]): [string, string, string] => [`family.${kind} on bg.${name}`, hue, bg[name]]),
    ]),
    ['fg.default on bg.pressed', fg.default, bg.pressed],
    ['fg.onAccent on bg.accent', fg.onAccent, bg.accent],
    ['fg.onAccent on bg.accentHover', fg.onAccent, bg.accentHover],
    ['fg.onAccent on bg.danger', fg.onAccent, bg.danger],
    ['fg.onAccent on bg.dangerHover', fg.onAccent, bg.dangerHover],
    ['fg.onInverse on bg.inverse', fg.onInverse, bg.inverse],
    ['fg.accent on bg.accentSubtle', fg.accent, bg.accentSubtle],
    ...(['danger', 'success', 'warning'] as const).flatMap((tone): [string, string, string][] => [
      [`fg.${tone} on bg.${tone}Subtle`, fg[tone], bg[`${tone}Subtle`]],
      [`fg.default on bg.${tone}Subtle`, fg.default, bg[`${tone}Subtle`]],
      [`fg.muted on bg.${tone}Subtle`, fg.muted, bg[`${tone}Subtle`]],
    ]),
    ['chart.text on chart.bg', chart.text, chart.bg],
    ['chart.axis on chart.bg', chart.axis, chart.bg],
  ];
  const shapes: [string, string, string][] = [
    ...(['page', 'surface', 'raised', 'subtle'] as const).flatMap((name): [string, string, string][] => [
      [`border.strong on bg.${name}`, border.strong, bg[name]],
      [`border.focus on bg.${name}`, border.focus, bg[name]],
      [`border.danger on bg.${name}`, border.danger, bg[name]],
    ]),
    ['border.accent on bg.surface', border.accent, bg.surface],
    ['bg.accent on bg.surface', bg.accent, bg.surface],
    ['border.focus on bg.track', border.focus, bg.track],
    ...(['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7', 'c8', 'up', 'down'] as const).map((name): [string, string, string] => [`chart.${name} on chart.bg`, chart[name], chart.bg]),
  ];

  test.each(text)(`${theme}: %s can be read (4.5)`, (_name, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(4.5);
  });
  test.each(shapes)(`${theme}: %s can be seen (3)`, (_name, foreground, background) => {
    expect(contrast(foreground, background)).toBeGreaterThanOrEqual(3);
  });
}
