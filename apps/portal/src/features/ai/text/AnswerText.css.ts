import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  maxWidth: '44em',
  overflowWrap: 'anywhere',
});
export const paragraph = style({ whiteSpace: 'pre-line' });
export const heading = style({ fontWeight: 600 });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.xlarge,
});
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `3px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
  whiteSpace: 'pre-line',
});
export const code = style({
  margin: 0,
  padding: vars.space.medium,
  overflowX: 'auto',
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
});
export const aside = style({ color: vars.color.fg.muted });
export const cite = style({
  padding: `0 ${vars.space.xxsmall}`,
  border: 0,
  background: 'none',
  color: vars.color.fg.accent,
  font: 'inherit',
  cursor: 'pointer',
});
