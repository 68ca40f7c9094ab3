import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

/** Pressed by its button; the keyboard reaches that. */
export const file = style({ position: 'absolute', width: '1px', height: '1px', opacity: 0, pointerEvents: 'none' });
export const findings = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
});
export const order = style({
  columns: '160px auto',
  columnGap: vars.space.large,
  paddingInlineStart: vars.space.xlarge,
  maxHeight: '240px',
  overflowY: 'auto',
});
/** What was kept, and the way on; in sight however long the form is. */
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: vars.layer.sticky,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  boxShadow: vars.shadow.popover,
});
