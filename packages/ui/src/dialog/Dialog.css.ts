import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const narrow = '(max-width: 767px)';
const calm = '(prefers-reduced-motion: reduce)';
const fade = keyframes({ from: { opacity: 0 } });
// Not by `transform`: messages inside the window are fixed to the view, and a transformed window would carry them
// along.
const rise = keyframes({ from: { opacity: 0, top: vars.space.large } });
const slide = keyframes({ from: { bottom: '-50dvh', opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.bg.overlay,
  animation: `${fade} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [calm]: { animation: 'none' } },
});

export const content = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  inset: 0,
  margin: 'auto',
  display: 'flex',
  flexDirection: 'column',
  width: 'calc(100vw - 48px)',
  maxWidth: '560px',
  height: 'fit-content',
  maxHeight: 'min(calc(100dvh - 48px), 880px)',
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  animation: `${rise} ${vars.duration.normal} ${vars.easing.out}`,
  selectors: {
    '&[data-size="small"]': { maxWidth: '400px' },
    '&[data-size="large"]': { maxWidth: '800px' },
    '&:focus-visible': { outline: 'none' },
  },
  '@media': {
    [narrow]: {
      top: 'auto',
      width: '100vw',
      maxHeight: '92dvh',
      borderRadius: `${vars.radius.dialog} ${vars.radius.dialog} 0 0`,
      paddingBottom: 'env(safe-area-inset-bottom)',
      animationName: slide,
      selectors: { '&[data-size]': { maxWidth: 'none' } },
    },
    [calm]: { animation: 'none' },
  },
});

const gutter = { paddingInline: vars.space.xlarge, '@media': { [narrow]: { paddingInline: vars.space.large } } };

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

export const description = style({ ...gutter, color: vars.color.fg.muted, paddingBottom: vars.space.small });

export const body = style({
  ...gutter,
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingBlock: `${vars.space.xsmall} 20px`,
  selectors: { '&:empty': { paddingBlock: 0, minHeight: vars.space.small } },
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
