import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  padding: 0,
  marginBlock: `calc(-1 * ${vars.space.small})`,
});
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  minHeight: '48px',
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const main = style({ display: 'flex', flexDirection: 'column', flex: '1 1 180px', minWidth: 0 });
export const end = style({ display: 'flex', alignItems: 'center', gap: vars.space.medium, flexShrink: 0 });
export const name = style({ display: 'flex', minWidth: 0, overflow: 'hidden' });
