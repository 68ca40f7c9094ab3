import { recipe, vars } from '../theme/index.ts';

export const kbd = recipe({
  base: {
    display: 'inline-block',
    minWidth: vars.space.xlarge,
    padding: `0 ${vars.space.xsmall}`,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.small,
    background: vars.color.bg.surface,
    fontFamily: 'inherit',
    fontSize: vars.text.secondary.size,
    lineHeight: vars.text.secondary.line,
    textAlign: 'center',
    whiteSpace: 'nowrap',
  },
  variants: {
    variant: {
      default: {},
      quiet: { borderColor: vars.color.border.default, background: 'none', color: vars.color.fg.subtle },
    },
  },
  defaultVariants: { variant: 'default' },
});
