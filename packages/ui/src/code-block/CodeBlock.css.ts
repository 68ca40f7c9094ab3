import { style, vars } from '../theme/index.ts';

export const block = style({ display: 'flex', alignItems: 'flex-start', minWidth: 0, border: `1px solid ${vars.color.border.default}`, borderRadius: vars.radius.card, background: vars.color.bg.subtle });
export const code = style({
  flex: 1,
  minWidth: 0,
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
// Beside the code, never over it: the end of a long line stays readable.
export const copy = style({ flexShrink: 0, padding: vars.space.xsmall });
