import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const title = style({ marginBlockEnd: vars.space.small, fontWeight: vars.weight.strong });
export const rows = style({ display: 'flex', flexDirection: 'column', margin: 0 });
export const row = style({
  display: 'flex',
  gap: vars.space.large,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
  selectors: { '&[data-off]': { color: vars.color.fg.muted, textDecoration: 'line-through' } },
});
export const keys = style({
  display: 'flex',
  flex: '0 0 168px',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  '@media': { '(max-width: 767px)': { flexBasis: '112px' } },
});
export const or = style({ fontSize: vars.text.secondary.size, color: vars.color.fg.muted });
export const does = style({ flex: 1, minWidth: 0, margin: 0 });
