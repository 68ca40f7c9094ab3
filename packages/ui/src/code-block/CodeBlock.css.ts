import { style, vars } from '../theme/index.ts';

export const block = style({
  minWidth: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
  selectors: { '&[data-plain]': { display: 'flex', flexDirection: 'row-reverse', alignItems: 'flex-start' } },
});
// Above the code, or beside it where there is nothing to name it; never over it: the end of a long line stays readable.
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
  selectors: { '[data-plain] > &': { flexShrink: 0, paddingInlineStart: vars.space.xsmall, borderBlockEnd: 'none' } },
});
export const label = style({ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const language = style({
  flexShrink: 0,
  selectors: { '&:first-child': { flexGrow: 1 } },
  color: vars.color.fg.subtle,
});
export const code = style({
  flexGrow: 1,
  minWidth: 0,
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
  selectors: {
    '&[data-wrap]': { whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
