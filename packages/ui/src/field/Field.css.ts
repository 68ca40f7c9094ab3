import { style, vars } from '../theme/index.ts';

export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minWidth: 0,
  border: 'none',
  padding: 0,
});
export const label = style({
  alignSelf: 'flex-start',
  color: vars.color.fg.default,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
  // Drawn by CSS: `aria-required` already tells screen readers, and the label's text stays unchanged.
  selectors: {
    '&[data-required]::after': {
      content: '"*" / ""',
      marginInlineStart: vars.space.xsmall,
      color: vars.color.fg.danger,
    },
  },
});
export const help = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const error = style({
  display: 'flex',
  gap: vars.space.xsmall,
  color: vars.color.fg.danger,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const errorIcon = style({ flexShrink: 0, marginBlockStart: vars.space.xxsmall });
export const count = style({
  flexShrink: 0,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '&[data-full]': { color: vars.color.fg.default, fontWeight: vars.weight.strong } },
});
