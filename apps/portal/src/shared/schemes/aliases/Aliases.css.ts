import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const pairs = style({ display: 'flex', flexDirection: 'column' });
export const pair = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
/** Names are long and without blanks at times. */
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.small,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
