import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const section = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  listStyle: 'none',
  padding: 0,
});
export const picture = style({
  display: 'block',
  maxWidth: '100%',
  height: 'auto',
  marginInline: 'auto',
  background: vars.color.bg.surface,
});
export const cells = style({
  maxHeight: '60vh',
  overflow: 'auto',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
});
export const table = style({ borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' });
export const cell = style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  textAlign: 'start',
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const headCell = style([
  cell,
  { position: 'sticky', insetBlockStart: 0, background: vars.color.bg.raised, fontWeight: vars.weight.strong },
]);
export const plain = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontFamily: vars.font.mono });
