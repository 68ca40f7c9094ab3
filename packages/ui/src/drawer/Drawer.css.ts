import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

// Not by `transform`: messages inside the drawer are fixed to the view, and a transformed drawer would carry them
// along.
const fade = keyframes({ from: { opacity: 0 } });
const fromEnd = keyframes({ from: { insetInlineEnd: '-400px' } });
const fromStart = keyframes({ from: { insetInlineStart: '-400px' } });
const fromBottom = keyframes({ from: { bottom: '-50dvh' } });
const calm = { '(prefers-reduced-motion: reduce)': { animation: 'none' } };
const wide = '(min-width: 768px)';

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.bg.overlay,
  animation: `${fade} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': calm,
});

export const content = style({
  position: 'fixed',
  insetBlock: 0,
  zIndex: vars.layer.overlay,
  display: 'flex',
  flexDirection: 'column',
  width: '100vw',
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  boxShadow: vars.shadow.dialog,
  paddingBottom: 'env(safe-area-inset-bottom)',
  animation: `${fromEnd} ${vars.duration.normal} ${vars.easing.out}`,
  selectors: {
    '&[data-side="end"]': { insetInlineEnd: 0 },
    '&[data-side="start"]': { insetInlineStart: 0, animationName: fromStart },
    '&[data-side="bottom"]': {
      insetInline: 0,
      top: 'auto',
      height: '50dvh',
      animationName: fromBottom,
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
    },
    '&[data-side="bottom"][data-size="large"]': { height: '88dvh' },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [wide]: {
      selectors: {
        '&:not([data-side="bottom"])': { width: '400px' },
        '&[data-size="large"]:not([data-side="bottom"])': { width: '640px' },
      },
    },
    ...calm,
  },
});

const gutter = { paddingInline: vars.space.large, '@media': { [wide]: { paddingInline: vars.space.xlarge } } };

export const header = style({
  ...gutter,
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  paddingBlock: `20px ${vars.space.small}`,
});
export const title = style({
  flex: 1,
  minWidth: 0,
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  // The title has the focus only so that reading starts here; a ring around it would look like an error.
  selectors: { '&:focus': { outline: 'none' } },
});
export const body = style({
  ...gutter,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingBlock: `${vars.space.xsmall} 20px`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
});
export const footer = style({
  ...gutter,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  paddingBlock: vars.space.medium,
  borderTop: `1px solid ${vars.color.border.default}`,
});
