import { style, vars } from '../theme/index.ts';

export const result = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.large,
  paddingBlock: vars.space.xxxlarge,
  textAlign: 'center',
});
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  maxWidth: '40em',
  overflowWrap: 'anywhere',
});
export const description = style({ color: vars.color.fg.muted });
export const facts = style({
  width: '100%',
  maxWidth: '40em',
  padding: vars.space.large,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  border: `1px solid ${vars.color.border.default}`,
  textAlign: 'start',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });
