import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const label = style({ color: vars.color.fg.default });
export const thumbnail = style({
  width: vars.size.row,
  height: vars.size.control,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.bg.hover,
});
