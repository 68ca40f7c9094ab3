import { describe, expect, test } from 'vitest';
import { appearances, type Appearance } from './appearance.ts';
import { cssText, cssVariables } from './css.ts';
import { appearanceRules, baseTokens, compactTokens, coreRules, type TokenRule } from './rules.ts';
import { themeTokens } from './themes.ts';

type Attributes = Appearance & { readonly density: 'comfortable' | 'compact' };

/** Whether a compound selector of ours holds on the root of a page, and how specific it is. */
function specificity(compound: string, attributes: Attributes): number | undefined {
  const conditions = compound.match(/:not\([^)]*\)|\[[^\]]*\]|:root/g) ?? [];
  const holds = conditions.every((condition) => {
    const [, name, value] = /\[data-(\w+)="(\w+)"\]/.exec(condition) ?? [];
    if (!name) return true;
    return (attributes[name as keyof Attributes] === value) !== condition.startsWith(':not');
  });
  return holds ? conditions.length : undefined;
}

/** What a browser makes of the rules on the root: the more specific first, the later where they are equal. */
function cascade(rules: readonly TokenRule[], attributes: Attributes): Record<string, string> {
  const holding = rules.flatMap(({ selector, tokens }) => {
    const weights = selector
      .split(', ')
      .map((compound) => specificity(compound, attributes))
      .filter((weight) => weight !== undefined);
    return weights.length > 0 ? [{ weight: Math.max(...weights), variables: cssVariables(tokens) }] : [];
  });
  return Object.assign(
    {},
    ...holding.toSorted((a, b) => a.weight - b.weight).map(({ variables }) => variables),
  ) as Record<string, string>;
}

describe.each(appearances)('$theme, contrast $contrast, vision $vision', (appearance) => {
  test('the style sheet gives the tokens of this appearance, whatever the order of its rules', () => {
    const wanted = { ...cssVariables(baseTokens), ...cssVariables(themeTokens(appearance)) };
    const attributes = { ...appearance, density: 'comfortable' } as const;
    expect(cascade([...coreRules, ...appearanceRules], attributes)).toEqual(wanted);
    expect(cascade([...coreRules, ...appearanceRules.toReversed()], attributes)).toEqual(wanted);
  });
});

test('compact density changes its sizes and nothing else', () => {
  const compact = cascade(coreRules, { ...appearances[0]!, density: 'compact' });
  expect(compact).toMatchObject({
    '--pn-size-row': '32px',
    '--pn-size-control': '28px',
    '--pn-size-controlSmall': '24px',
    '--pn-text-body-size': '14px',
  });
  const comfortable = cascade(coreRules, { ...appearances[0]!, density: 'comfortable' });
  const changed = Object.keys(compact).filter((name) => compact[name] !== comfortable[name]);
  expect(changed.toSorted()).toEqual(Object.keys(cssVariables(compactTokens)).toSorted());
});

test('no control is smaller than 24 pixels', () => {
  const { size } = compactTokens as { size: Record<string, string> };
  for (const name of ['control', 'controlSmall', 'controlLarge', 'row'])
    expect(Number.parseInt(size[name]!, 10)).toBeGreaterThanOrEqual(24);
});

test('a style sheet puts every rule into the theme layer', () => {
  const css = cssText([{ selector: ':root', tokens: { space: { small: '8px' } } }]);
  expect(css).toBe(
    '@layer reset, theme, components, layout;\n@layer theme {\n  :root {\n    --pn-space-small: 8px;\n  }\n}\n',
  );
});
