import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space.medium,
});
export const bar = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
export const color = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
export const picker = style({
  flex: '0 0 auto',
  width: vars.size.control,
  height: vars.size.control,
  padding: 0,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});
export const code = style({ fontVariantNumeric: 'tabular-nums', color: vars.color.fg.muted });
export const list = style({ display: 'flex', flexDirection: 'column' });
export const element = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  width: '100%',
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-pressed="true"]': { background: vars.color.bg.selected },
  },
});
export const mark = style({ flex: '0 0 auto', color: vars.color.fg.muted });
