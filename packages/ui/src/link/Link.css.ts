import { recipe, style, vars } from '../theme/index.ts';

export const link = recipe({
  base: {
    borderRadius: vars.radius.small,
    overflowWrap: 'anywhere',
    textUnderlineOffset: '3px',
    selectors: { '&:hover': { textDecoration: 'underline' } },
  },
  variants: {
    tone: {
      accent: { color: vars.color.fg.accent },
      neutral: { color: vars.color.fg.default, selectors: { '&:hover': { color: vars.color.fg.accent } } },
      muted: { color: vars.color.fg.muted, selectors: { '&:hover': { color: vars.color.fg.accent } } },
    },
    underline: { true: { textDecoration: 'underline' }, false: {} },
  },
  defaultVariants: { tone: 'accent', underline: false },
});

export const external = style({
  display: 'inline-block',
  verticalAlign: `calc(-1 * ${vars.space.xxsmall})`,
  marginInlineStart: vars.space.xxsmall,
});
