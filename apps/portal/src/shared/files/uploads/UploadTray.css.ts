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
  '@media': { [phone]: { insetInline: vars.space.small, insetBlockEnd: vars.space.small, width: 'auto', maxHeight: '50vh' } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, padding: `${vars.space.small} ${vars.space.medium}` });
export const summary = style({ flex: 1, minWidth: 0, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
export const rows = style({ flex: 1, minHeight: 0, overflowY: 'auto', margin: 0, padding: 0, listStyle: 'none', borderBlockStart: `1px solid ${vars.color.border.default}` });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  alignItems: 'center',
  padding: `${vars.space.small} ${vars.space.medium}`,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const decisions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const together = style({ padding: `0 ${vars.space.medium} ${vars.space.small}` });
export const name = style({ display: 'flex', gap: vars.space.small, minWidth: 0 });
export const size = style({ flexShrink: 0, color: vars.color.fg.subtle, fontSize: vars.text.secondary.size });
export const acts = style({ display: 'flex', gap: vars.space.xsmall });
export const wide = style({ gridColumn: '2 / -1', minWidth: 0, overflowWrap: 'anywhere' });
export const state = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
  justifyContent: 'space-between',
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.fg.muted,
  selectors: { '&[data-phase="failed"]': { color: vars.color.fg.danger } },
});
