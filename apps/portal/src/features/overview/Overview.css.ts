import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const counts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, 1fr)',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  overflow: 'hidden',
  selectors: { '&[data-many]': { gridTemplateColumns: 'repeat(5, 1fr)' } },
  '@media': {
    '(max-width: 767px)': {
      gridTemplateColumns: 'repeat(2, 1fr)',
      selectors: { '&[data-many]': { gridTemplateColumns: 'repeat(2, 1fr)' } },
    },
  },
});
export const count = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.large,
  color: vars.color.fg.default,
  // Drawn inside, so that the frame does not cut the ring off.
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '& + &': { borderInlineStart: `1px solid ${vars.color.border.default}` },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    '(max-width: 767px)': {
      selectors: {
        '&:nth-child(odd)': { borderInlineStart: 'none' },
        '&:nth-child(n+3)': { borderBlockStart: `1px solid ${vars.color.border.default}` },
        '&:nth-child(5)': { gridColumn: '1 / -1' },
      },
    },
  },
});
export const figure = style({
  fontSize: vars.text.figure.size,
  lineHeight: vars.text.figure.line,
  fontWeight: vars.weight.strong,
  selectors: { '[data-due] > &': { color: vars.color.fg.warning } },
});
