import { recipe, style, vars } from '../theme/index.ts';

export const form = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  minWidth: 0,
  margin: 0,
  border: 'none',
  padding: 0,
});
export const legend = style({
  padding: 0,
  paddingBlockEnd: vars.space.large,
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.weight.strong,
});
export const actions = recipe({
  base: { display: 'flex', flexWrap: 'wrap', gap: vars.space.small, paddingBlockStart: vars.space.small },
  variants: { align: { start: {}, end: { justifyContent: 'flex-end' } } },
});
export const summary = style({
  outline: 'none',
  borderRadius: vars.radius.card,
  selectors: {
    '&:focus-visible': {
      outline: `${vars.space.xxsmall} solid ${vars.color.border.focus}`,
      outlineOffset: vars.space.xxsmall,
    },
  },
});
export const list = style({ margin: 0, paddingInlineStart: vars.space.large });
export const draft = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '&[data-state="failed"]': { color: vars.color.fg.warning } },
});
