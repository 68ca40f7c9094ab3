import { style, vars } from '../theme/index.ts';

export const content = style({
  position: 'fixed',
  inset: 'auto',
  left: 0,
  top: 0,
  margin: 0,
  border: 'none',
  zIndex: vars.layer.tooltip,
  width: 'max-content',
  maxWidth: 'min(280px, calc(100vw - 16px))',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  borderRadius: vars.radius.small,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  overflowWrap: 'anywhere',
  // A modal dialog switches the pointer off for the rest of the page; a hint must stay reachable by it.
  pointerEvents: 'auto',
});
