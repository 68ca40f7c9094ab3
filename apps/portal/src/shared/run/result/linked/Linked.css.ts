import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Stays in sight while the charts are scrolled past it. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: vars.space.medium,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.medium,
  padding: vars.space.medium,
  background: vars.color.bg.raised,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
});
