import { style, vars } from '../theme/index.ts';

export const content = style({
  zIndex: vars.layer.tooltip,
  maxWidth: '280px',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  borderRadius: vars.radius.small,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  overflowWrap: 'anywhere',
});
