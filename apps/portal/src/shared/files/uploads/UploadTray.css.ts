import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const tray = style({
  position: 'fixed',
  insetBlockEnd: vars.space.large,
  insetInlineEnd: vars.space.large,
  zIndex: vars.layer.header,
  display: 'flex',
  flexDirection: 'column',
  width: '400px',
  maxHeight: 'min(420px, 60vh)',
  overflow: 'hidden',
  color: vars.color.fg.default,
  background: vars.color.bg.raised,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  '@media': {
    [phone]: { insetInline: vars.space.small, insetBlockEnd: vars.space.small, width: 'auto', maxHeight: '50vh' },
  },
});
export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: `${vars.space.small} ${vars.space.medium}`,
});
export const summary = style({
  flex: 1,
  minWidth: 0,
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
});
export const rows = style({
  position: 'relative',
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  paddingInline: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const hint = style({ color: vars.color.fg.muted });
