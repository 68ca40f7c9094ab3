import { style, vars } from '../theme/index.ts';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const copy = style({ display: 'flex', alignItems: 'center', gap: vars.space.small });
export const item = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.medium,
  paddingBlock: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
export const severity = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.fg.muted,
  selectors: {
    '&[data-severity="error"]': { color: vars.color.fg.danger },
    '&[data-severity="warning"]': { color: vars.color.fg.warning },
  },
});
export const words = style({ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' });
export const remedy = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const acts = style({
  flex: '0 1 auto',
  minWidth: 0,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
});
