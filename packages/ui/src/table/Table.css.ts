import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const pulse = keyframes({ '50%': { opacity: 0.5 } });
const appear = keyframes({ from: { opacity: 0 } });
const arrive = keyframes({ from: { background: vars.color.bg.selected } });
const run = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(300%)' } });
const runBack = keyframes({ from: { transform: 'translateX(100%)' }, to: { transform: 'translateX(-300%)' } });
const calm = '(prefers-reduced-motion: reduce)';
const narrow = '(max-width: 767px)';
/** The lines above and below a focused cell, and one at the side that `x` names. */
const ring = (x: string) => `inset ${x} 2px ${vars.color.border.focus}, inset ${x} -2px ${vars.color.border.focus}`;

export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  // What takes the focus comes out from under the head and the column of check boxes.
  scrollPaddingBlockStart: vars.size.row,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-height="fill"]': { height: '100%' }, '&:focus-visible': { outlineOffset: '-2px' } },
});

export const table = style({ width: '100%', tableLayout: 'fixed' });

export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  height: vars.size.row,
  paddingInline: vars.space.medium,
  background: vars.color.bg.subtle,
  borderBottom: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.muted,
  fontWeight: vars.weight.strong,
  textAlign: 'start',
  whiteSpace: 'nowrap',
  selectors: { '&[data-pinned]': { zIndex: 3 } },
  '@media': {
    [narrow]: {
      selectors: {
        '&[data-pinned="later"], &[data-pinned="last"]': { insetInlineStart: 'auto !important', zIndex: 2 },
      },
    },
  },
});

export const headLine = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  selectors: { '[data-align="end"] > &': { justifyContent: 'flex-end' } },
});
export const headWords = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  selectors: {
    '&[data-help]': { textDecoration: `underline dotted ${vars.color.border.strong}`, textUnderlineOffset: '4px' },
  },
});
export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  minHeight: '24px',
  fontWeight: 'inherit',
  borderRadius: vars.radius.small,
  selectors: { '&:hover, &[data-order]': { color: vars.color.fg.default }, '&:focus-visible': { outlineOffset: 0 } },
});
export const sortIcon = style({
  flexShrink: 0,
  color: vars.color.fg.subtle,
  opacity: 0.6,
  selectors: { '[data-order] > &': { color: vars.color.fg.accent, opacity: 1 } },
});

export const resizer = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: 0,
  width: '8px',
  zIndex: 1,
  cursor: 'col-resize',
  touchAction: 'none',
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      insetBlock: '25%',
      insetInlineEnd: 0,
      width: '1px',
      background: vars.color.border.default,
    },
    '&:focus-visible': { outline: 'none' },
    '&:hover::after, &:active::after, &:focus-visible::after': {
      insetBlock: 0,
      width: '2px',
      background: vars.color.border.accent,
    },
  },
});

export const row = style({
  height: vars.size.row,
  background: vars.color.bg.surface,
  selectors: {
    '&[data-active]': { cursor: 'pointer' },
    '&:hover': { background: vars.color.bg.hover },
    '&[data-selected]': { background: vars.color.bg.selected },
    // Sticky cells would cover an outline of the row, so its cells draw it.
    '&:focus-visible': { outline: 'none' },
    '&[data-new]': { animation: `${arrive} 2s` },
  },
});

export const cell = style({
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBottom: `1px solid ${vars.color.border.default}`,
  // Sticky cells hide what scrolls under them, in every state of the row.
  background: 'inherit',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-pinned]': { position: 'sticky', zIndex: 1 },
    'tr:last-child > &': { borderBottom: 'none' },
    'tr:focus-visible > &': { boxShadow: ring('0px') },
    'tr:focus-visible > &:first-child': { boxShadow: ring('2px') },
    'tr:focus-visible > &:last-child': { boxShadow: ring('-2px') },
    '[dir="rtl"] tr:focus-visible > &:first-child': { boxShadow: ring('-2px') },
    '[dir="rtl"] tr:focus-visible > &:last-child': { boxShadow: ring('2px') },
  },
  '@media': { [narrow]: { selectors: { '&[data-pinned="later"], &[data-pinned="last"]': { position: 'static' } } } },
});

/**
 * A native control in the look of `Checkbox` and `RadioGroup`: thousands of rows need no component each, and dark pages
 * no grey boxes.
 */
export const box = style({
  position: 'relative',
  boxSizing: 'border-box',
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  margin: '3px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.bg.surface,
  verticalAlign: 'middle',
  appearance: 'none',
  cursor: 'pointer',
  selectors: {
    '&[type="radio"]': { borderRadius: '50%' },
    '&:hover:not(:disabled)': { borderColor: vars.color.border.focus },
    '&:checked, &:indeterminate:not([type="radio"])': {
      background: vars.color.bg.accent,
      borderColor: vars.color.bg.accent,
    },
    '&:disabled': { borderColor: vars.color.border.default, background: 'transparent', cursor: 'not-allowed' },
    '&:disabled:checked': { background: vars.color.bg.track },
    '&:checked::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '1px',
      insetInlineStart: '4px',
      boxSizing: 'border-box',
      width: '6px',
      height: '10px',
      border: `solid ${vars.color.fg.onAccent}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    '&:indeterminate:not([type="radio"])::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: '6px',
      insetInlineStart: '3px',
      width: '8px',
      height: '2px',
      background: vars.color.fg.onAccent,
    },
    '&[type="radio"]:checked::after': {
      inset: '4px',
      width: 'auto',
      height: 'auto',
      border: 0,
      borderRadius: '50%',
      background: vars.color.fg.onAccent,
      transform: 'none',
    },
    '&:disabled:checked::after': { borderColor: vars.color.fg.disabled },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
export const emptyCell = style({ padding: 0 });
// Stays in the middle of what is visible while the header scrolls sideways.
export const empty = style({
  position: 'sticky',
  insetInlineStart: 0,
  display: 'flex',
  justifyContent: 'center',
  maxWidth: 'calc(100vw - 32px)',
  padding: vars.space.xxlarge,
  color: vars.color.fg.muted,
});

export const bone = style({
  display: 'block',
  height: '12px',
  width: '70%',
  borderRadius: vars.radius.small,
  background: vars.color.bg.track,
  // Nothing shows for the first 200 ms: a quick answer must not flicker.
  animation: `${appear} 1ms 200ms backwards, ${pulse} 1.6s 200ms infinite`,
  selectors: {
    '[data-align="end"] > &': { marginInlineStart: 'auto' },
    '&[data-tick]': { width: vars.size.iconSmall, height: vars.size.iconSmall },
  },
  '@media': { [calm]: { animation: `${appear} 1ms 200ms backwards` } },
});

export const progress = style({
  position: 'sticky',
  top: 0,
  insetInlineStart: 0,
  height: '2px',
  marginBottom: '-2px',
  zIndex: 4,
  overflow: 'hidden',
  animation: `${appear} 1ms 200ms backwards`,
  selectors: {
    '&[data-over]': { position: 'absolute', insetInline: 0 },
    '&::after': {
      content: '',
      display: 'block',
      width: '33%',
      height: '100%',
      background: vars.color.bg.accent,
      animation: `${run} 1.2s linear infinite`,
    },
    '[dir="rtl"] &::after': { animationName: runBack },
  },
  '@media': { [calm]: { selectors: { '&::after': { width: '100%', animation: 'none' } } } },
});

/** Without height, so that it takes no room; its words stand over the lower edge of what is visible. */
export const copied = style({
  position: 'sticky',
  insetBlockEnd: 0,
  insetInlineStart: 0,
  zIndex: 4,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: 0,
  pointerEvents: 'none',
});
export const copiedWords = style({
  flexShrink: 0,
  marginBlockEnd: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minHeight: vars.size.control,
});
