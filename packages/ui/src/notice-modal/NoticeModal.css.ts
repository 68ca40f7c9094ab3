import { style, vars } from '../theme/index.ts';

export const notice = style({ display: 'grid', gap: vars.space.small });
export const title = style({
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
});
export const date = style({
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
});
export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  width: '100%',
});
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.large });
export const pager = style({ display: 'flex', alignItems: 'center', gap: vars.space.xsmall });
export const place = style({
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.muted,
  whiteSpace: 'nowrap',
});
