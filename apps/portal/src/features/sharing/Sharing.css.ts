import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const views = style({
  display: 'flex',
  gap: vars.space.xlarge,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const view = style({
  paddingBlock: vars.space.small,
  marginBlockEnd: '-1px',
  color: vars.color.fg.muted,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.fg.default },
    '&[aria-current="page"]': {
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.color.brand,
    },
  },
});
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
  color: vars.color.fg.muted,
  whiteSpace: 'pre-wrap',
});
