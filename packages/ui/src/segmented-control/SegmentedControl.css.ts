import { style, vars } from '../theme/index.ts';

export const group = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  maxWidth: '100%',
});
export const segment = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.control,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  color: vars.color.fg.muted,
  selectors: {
    '&:hover:not(:disabled)': { background: vars.color.bg.hover },
    '&:disabled': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    '&[aria-pressed="true"]': {
      background: vars.color.bg.selected,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
  },
});
