import { recipe, vars } from '../theme/index.ts';

const rest = '&:not([disabled]):not([aria-disabled="true"])';

export const iconButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    border: '1px solid transparent',
    borderRadius: vars.radius.control,
    color: vars.color.fg.muted,
    cursor: 'pointer',
    transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
    '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
    selectors: {
      [`${rest}:hover`]: { background: vars.color.bg.hover, color: vars.color.fg.default },
      [`${rest}:active, ${rest}[data-state="open"]`]: {
        background: vars.color.bg.pressed,
        color: vars.color.fg.default,
      },
      '&[aria-pressed="true"]': { background: vars.color.bg.selected, color: vars.color.fg.accent },
      '&[disabled], &[aria-disabled="true"]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    },
  },
  variants: {
    variant: {
      quiet: {},
      secondary: { borderColor: vars.color.border.default, background: vars.color.bg.surface },
    },
    tone: {
      neutral: {},
      danger: {
        selectors: { [`${rest}:hover`]: { background: vars.color.bg.dangerSubtle, color: vars.color.fg.danger } },
      },
    },
    size: {
      xsmall: { width: vars.space.xlarge, height: vars.space.xlarge, borderRadius: vars.radius.small },
      small: { width: vars.size.controlSmall, height: vars.size.controlSmall },
      medium: { width: vars.size.control, height: vars.size.control },
      large: { width: vars.size.controlLarge, height: vars.size.controlLarge },
    },
  },
  defaultVariants: { variant: 'quiet', tone: 'neutral', size: 'medium' },
});
