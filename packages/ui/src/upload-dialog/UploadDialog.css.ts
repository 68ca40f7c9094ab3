import { style, vars } from '../theme/index.ts';

export const body = style({ display: 'grid', gap: vars.space.large, minWidth: 0 });
export const summary = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  fontVariantNumeric: 'tabular-nums',
});
