import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const message = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  minWidth: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
  selectors: { '&[data-author="provider"]': { background: vars.color.bg.subtle } },
});
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const typed = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
