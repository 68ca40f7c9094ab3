import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const kinds = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const kind = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  height: vars.size.control,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  color: vars.color.fg.muted,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-pressed="true"]': {
      background: vars.color.bg.selected,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
  },
});
