import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const field = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const label = style({ color: vars.color.fg.default });
export const list = style({ display: 'flex', flexDirection: 'column', listStyle: 'none', padding: 0 });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const name = style({ flex: 1, minWidth: 0 });
export const thumbnail = style({
  width: vars.size.row,
  height: vars.size.control,
  objectFit: 'cover',
  borderRadius: vars.radius.control,
  background: vars.color.bg.hover,
});
