import { style, vars } from '../theme/index.ts';

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
  gap: vars.space.large,
  marginBlock: vars.space.large,
});
export const side = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  minWidth: 0,
  border: `1px solid ${vars.color.border.default}`,
  borderBlockStart: `2px solid ${vars.color.fg.danger}`,
  borderRadius: vars.radius.card,
  selectors: { '&[data-good]': { borderBlockStartColor: vars.color.fg.success } },
});
export const stage = style({
  display: 'grid',
  alignContent: 'center',
  flex: 1,
  padding: vars.space.large,
  background: vars.color.bg.surface,
  borderRadius: vars.radius.card,
  color: vars.color.fg.default,
  fontFamily: vars.font.body,
  fontSize: vars.text.body.size,
  lineHeight: vars.text.body.line,
});
export const words = style({
  display: 'flex',
  gap: vars.space.small,
  padding: vars.space.medium,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  color: vars.color.fg.danger,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '[data-good] > &': { color: vars.color.fg.success } },
});
