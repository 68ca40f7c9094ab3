import type { TokenRule, TokenTree } from './rules.ts';

/** The public CSS name of a token: `--pn-color-bg-page`. Names are stable; publicNames.json pins them. */
export const cssName = (path: readonly string[]): string => `--pn-${path.join('-')}`;

/** Every token of a tree by its public CSS name. */
export function cssVariables(tokens: TokenTree, path: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    Object.entries(tokens).flatMap(([name, node]) =>
      typeof node === 'string'
        ? [[cssName([...path, name]), node]]
        : Object.entries(cssVariables(node, [...path, name])),
    ),
  );
}

/**
 * The rules as a style sheet of custom properties, in the cascade layer `theme`, as the parts of `@panome/ui` have it.
 */
export const cssText = (rules: readonly TokenRule[]): string =>
  `@layer reset, theme, components, layout;\n@layer theme {\n${rules
    .map(
      ({ selector, tokens }) =>
        `  ${selector} {\n${Object.entries(cssVariables(tokens))
          .map(([name, value]) => `    ${name}: ${value};\n`)
          .join('')}  }\n`,
    )
    .join('')}}\n`;
