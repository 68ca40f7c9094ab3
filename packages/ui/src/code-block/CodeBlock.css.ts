import { style, vars } from '../theme/index.ts';

export const block = style({ minWidth: 0, border: `1px solid ${vars.color.border.default}`, borderRadius: vars.radius.card, background: vars.color.bg.subtle });
// Above the code, never over it: the end of a long line stays readable.
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minHeight: vars.size.control,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const label = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const language = style({ flexShrink: 0, color: vars.color.fg.subtle });
export const code = style({
  margin: 0,
  maxHeight: '60vh',
  overflow: 'auto',
  padding: vars.space.medium,
  borderEndStartRadius: vars.radius.card,
  borderEndEndRadius: vars.radius.card,
  fontFamily: vars.font.mono,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.body.line,
  tabSize: 2,
  selectors: { '&[data-wrap]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }, '&:focus-visible': { outlineOffset: '-2px' } },
});
