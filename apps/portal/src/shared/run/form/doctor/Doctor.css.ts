import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });
export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const mark = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: vars.text.body.line,
  color: vars.color.fg.success,
  selectors: { '&[data-idle]': { color: vars.color.fg.subtle } },
});
export const words = style({ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' });
export const effect = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const acts = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const fit = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  overflowWrap: 'anywhere',
});
export const source = style({ maxWidth: '420px' });
export const cell = style({ overflowWrap: 'anywhere' });
