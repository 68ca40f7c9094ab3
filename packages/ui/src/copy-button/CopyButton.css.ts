import { style, vars } from '../theme/index.ts';

export const wrap = style({ display: 'inline-flex', maxWidth: '100%' });
export const done = style({
  display: 'inline-flex',
  selectors: {
    '&[data-status="copied"]': { color: vars.color.fg.success },
    '&[data-status="failed"]': { color: vars.color.fg.danger },
  },
});
/** Above everything: a cell or a dialog that cuts off its content must not cut off the answer. */
export const told = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  maxWidth: 'min(240px, calc(100vw - 16px))',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  border: 'none',
  borderRadius: vars.radius.control,
  background: vars.color.bg.inverse,
  color: vars.color.fg.onInverse,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
