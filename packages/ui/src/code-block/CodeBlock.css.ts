import { style, vars } from '../theme/index.ts';

export const block = style({ position: 'relative', minWidth: 0, border: `1px solid ${vars.color.border.default}`, borderRadius: vars.radius.card, background: vars.color.bg.subtle });
export const code = style({
  display: 'block',
  margin: 0,
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  fontFamily: vars.font.mono,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.body.line,
  tabSize: 2,
});
export const copy = style({ position: 'absolute', insetBlockStart: vars.space.xsmall, insetInlineEnd: 0, paddingInline: vars.space.xsmall, borderRadius: vars.radius.card, background: vars.color.bg.subtle });
