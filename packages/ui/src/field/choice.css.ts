import { style, vars } from '../theme/index.ts';

/** A box, circle or switch with its words: shared by all that is ticked. */
export const row = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minWidth: 0,
  selectors: { '&[data-solo]': { gap: 0 } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const label = style({
  cursor: 'pointer',
  selectors: {
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
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
  color: vars.color.fg.danger,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
