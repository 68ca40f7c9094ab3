import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const list = style({ margin: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: '144px minmax(0, 1fr)',
  columnGap: vars.space.large,
  paddingBlock: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const label = style({
  alignSelf: 'start',
  minHeight: vars.size.control,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.fg.muted,
  '@media': { [phone]: { minHeight: 0 } },
});
export const value = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  margin: 0,
  minWidth: 0,
  minHeight: vars.size.control,
});
export const words = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
  selectors: { '&[data-empty]': { color: vars.color.fg.subtle } },
});
export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  width: '100%',
  maxWidth: '480px',
});
