import { style, vars } from '../theme/index.ts';

export const statistic = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0, margin: 0 });
export const label = style({ color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
export const value = style({ margin: 0, fontSize: vars.text.figure.size, lineHeight: vars.text.figure.line, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const unit = style({ marginInlineStart: vars.space.xsmall, fontSize: vars.text.body.size, fontWeight: vars.weight.regular, color: vars.color.fg.muted });
export const detail = style({ margin: 0, color: vars.color.fg.muted, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
