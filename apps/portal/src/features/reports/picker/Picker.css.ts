import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const search = style({ display: 'flex' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const task = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  width: '100%',
  padding: vars.space.medium,
  textAlign: 'start',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});
export const group = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: 0,
  margin: 0,
  border: 0,
});
export const legend = style({ padding: 0, marginBlockEnd: vars.space.small, fontWeight: vars.weight.strong });
