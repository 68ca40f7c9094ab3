import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
