import { style, vars } from '../theme/index.ts';

export const group = style({
  marginBlock: `${vars.space.xlarge} ${vars.space.small}`,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  fontWeight: vars.weight.strong,
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(152px, 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const part = style({
  display: 'flex',
  flexDirection: 'column',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  paddingBlockEnd: vars.space.small,
  selectors: { '&:hover': { borderColor: vars.color.border.accent } },
});
export const frame = style({
  display: 'block',
  height: '112px',
  marginBlockEnd: vars.space.small,
  overflow: 'hidden',
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
// The part stands at the start of its picture; the rest of that is the empty page.
export const picture = style({ display: 'block', width: '560px', maxWidth: 'none' });
export const whole = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
