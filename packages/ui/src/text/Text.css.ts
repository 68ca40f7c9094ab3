import { recipe, vars } from '../theme/index.ts';

const size = (role: { size: string; line: string }) => ({ fontSize: role.size, lineHeight: role.line });

export const text = recipe({
  // Slanted Chinese is hard to read; only Latin names are set in italics.
  base: { overflowWrap: 'anywhere', selectors: { 'em&': { fontStyle: 'normal', fontWeight: vars.weight.strong } } },
  variants: {
    size: { secondary: size(vars.text.secondary), body: size(vars.text.body), section: size(vars.text.section) },
    tone: {
      neutral: { color: vars.color.fg.default },
      muted: { color: vars.color.fg.muted },
      subtle: { color: vars.color.fg.subtle },
      accent: { color: vars.color.fg.accent },
      danger: { color: vars.color.fg.danger },
      success: { color: vars.color.fg.success },
      warning: { color: vars.color.fg.warning },
    },
    weight: { regular: { fontWeight: vars.weight.regular }, strong: { fontWeight: vars.weight.strong } },
    font: { body: {}, mono: { fontFamily: vars.font.mono } },
    truncate: {
      true: { display: 'block', minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
  },
});
