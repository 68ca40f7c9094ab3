import { style, vars } from '../theme/index.ts';

export const zone = style({
  display: 'grid',
  justifyItems: 'center',
  gap: vars.space.small,
  padding: vars.space.xlarge,
  textAlign: 'center',
  color: vars.color.fg.muted,
  border: `1px dashed ${vars.color.border.strong}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.subtle,
  selectors: {
    '&[data-over]': {
      borderStyle: 'solid',
      borderColor: vars.color.border.accent,
      background: vars.color.bg.accentSubtle,
      color: vars.color.fg.accent,
    },
    '&[data-disabled]': { borderColor: vars.color.border.default, color: vars.color.fg.subtle },
  },
});
export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: vars.space.small,
});
/** Nothing can be dragged where there is only a finger. */
export const hint = style({ '@media': { '(hover: none) and (pointer: coarse)': { display: 'none' } } });
export const rules = style({
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
  selectors: { '[data-over] > &': { color: 'inherit' }, '[data-disabled] > &': { color: 'inherit' } },
});
