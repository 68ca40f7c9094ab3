import { globalStyle } from '@vanilla-extract/css';
import { cssVariables, type TokenRule } from '@panome/tokens';
import { theme } from './layers.css.ts';

/** Writes rules of design tokens as custom properties into the theme layer. */
export function tokenStyles(rules: readonly TokenRule[]): void {
  for (const { selector, tokens } of rules)
    globalStyle(selector, { '@layer': { [theme]: { vars: cssVariables(tokens) } } });
}
