import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
export const open = style({
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  textAlign: 'start',
  selectors: { '&:hover': { color: vars.color.fg.accent } },
});
