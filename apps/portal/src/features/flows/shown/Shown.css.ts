import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Two figures beside each other where each stays as wide as it is made for; a single one is not blown up. */
export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 560px), 1fr))',
  alignItems: 'start',
  gap: vars.space.large,
  marginBlockStart: vars.space.medium,
});
export const figure = style({
  minWidth: 0,
  maxWidth: '1080px',
  padding: vars.space.large,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
});
