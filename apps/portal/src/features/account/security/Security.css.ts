import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'flex', flexDirection: 'column', marginBlockStart: vars.space.small });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});
export const device = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  gap: vars.space.xxsmall,
  overflowWrap: 'anywhere',
});
export const deviceName = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
