import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** What the tail takes at most. */
export const room = createVar();

export const root = style({
  position: 'relative',
  display: 'inline-block',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  verticalAlign: 'bottom',
  whiteSpace: 'pre',
  // The words inside follow their own direction; where they stand follows the page.
  unicodeBidi: 'isolate',
  textAlign: 'match-parent',
  textDecorationLine: 'inherit',
});
// Nothing is copied twice, and searching in the page finds the whole name at its place.
export const whole = style({
  position: 'absolute',
  inset: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  userSelect: 'none',
});
export const head = style({
  display: 'inline-block',
  maxWidth: `calc(100% - ${room})`,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  verticalAlign: 'bottom',
  textDecorationLine: 'inherit',
});
export const tail = style({
  display: 'inline-block',
  minWidth: room,
  verticalAlign: 'bottom',
  textDecorationLine: 'inherit',
});

export const bubble = style({
  position: 'fixed',
  inset: 'auto',
  width: 'max-content',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  margin: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: 'none',
  borderRadius: vars.radius.small,
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
});
