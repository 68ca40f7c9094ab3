import { style, vars } from '../theme/index.ts';

export const statistic = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
  margin: 0,
});
export const label = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const value = style({
  margin: 0,
  fontSize: vars.text.figure.size,
  lineHeight: vars.text.figure.line,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
  selectors: { '&[data-missing]': { color: vars.color.fg.subtle, fontWeight: vars.weight.regular } },
});
/** As high as the figure that comes. */
export const waiting = style({ display: 'flex', alignItems: 'center', height: vars.text.figure.line });
export const unit = style({
  marginInlineStart: vars.space.xsmall,
  fontSize: vars.text.body.size,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.muted,
});
export const detail = style({
  margin: 0,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const change = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  selectors: {
    '&[data-tone="good"]': { color: vars.color.fg.success },
    '&[data-tone="bad"]': { color: vars.color.fg.danger },
  },
});
