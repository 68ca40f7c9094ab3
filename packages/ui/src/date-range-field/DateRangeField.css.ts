import { style, vars } from '../theme/index.ts';

export const inputs = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
});
/** As wide as a date, so that the two fields stand side by side. */
export const input = style({ flexBasis: '6em', flexGrow: 0 });
export const to = style({ flexShrink: 0, color: vars.color.fg.subtle });
export const box = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.large });
export const presets = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'stretch',
  gap: vars.space.xsmall,
  '@media': { '(max-width: 767px)': { flexDirection: 'row', flexWrap: 'wrap' } },
});
export const days = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small });
export const hint = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
