import { style, vars } from '../theme/index.ts';

/** What floats below a control and holds its choices. */
export const surface = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.popover,
  display: 'flex',
  flexDirection: 'column',
  maxWidth: 'min(480px, calc(100vw - 16px))',
  margin: 0,
  overflow: 'hidden',
  border: 'none',
  borderRadius: vars.radius.card,
  padding: 0,
  color: 'inherit',
  background: vars.color.bg.raised,
  boxShadow: vars.shadow.popover,
});

export const list = style({
  maxHeight: '320px',
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  outline: 'none',
  padding: vars.space.xsmall,
});

export const option = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.control,
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.small,
  paddingInlineEnd: vars.space.xxlarge,
  borderRadius: vars.radius.small,
  outline: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-highlighted]': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': { color: vars.color.fg.accent },
    '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0, overflowWrap: 'anywhere' });
export const help = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '[data-disabled] &': { color: 'inherit' } },
});
export const check = style({ position: 'absolute', insetInlineEnd: vars.space.small, display: 'inline-flex' });
export const group = style({
  padding: `${vars.space.small} ${vars.space.small} ${vars.space.xxsmall}`,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const empty = style({ padding: vars.space.large, color: vars.color.fg.subtle, textAlign: 'center' });
