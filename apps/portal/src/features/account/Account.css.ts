import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const panel = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  width: '100%',
  maxWidth: '400px',
});
export const head = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingBlockEnd: vars.space.small,
});
export const fields = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });
export const demo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  marginBlockStart: vars.space.small,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const account = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
export const accountName = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
/** Links below the form: the other way to log in, registration, a forgotten password. */
export const ways = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.large,
  rowGap: vars.space.small,
});
