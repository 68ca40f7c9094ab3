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
export const list = style({ display: 'flex', flexDirection: 'column', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  outline: 'none',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` },
    '&[data-wanted]': {
      boxShadow: `-${vars.space.small} 0 0 ${vars.color.bg.surface}, calc(-1 * ${vars.space.medium}) 0 0 ${vars.color.brand}`,
    },
  },
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flex: '1 1 280px',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const title = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const quote = style({
  margin: 0,
  paddingInlineStart: vars.space.medium,
  borderInlineStart: `2px solid ${vars.color.border.strong}`,
  color: vars.color.fg.muted,
  whiteSpace: 'pre-wrap',
});
export const acts = style({ display: 'flex', gap: vars.space.small });
