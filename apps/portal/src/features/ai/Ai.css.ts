import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const tabs = style({
  display: 'flex',
  gap: vars.space.large,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const tab = style({
  paddingBlock: vars.space.small,
  color: vars.color.fg.muted,
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&[aria-current="page"]': { color: vars.color.fg.default, borderBlockEndColor: vars.color.brand },
    '&:hover': { color: vars.color.fg.default },
  },
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const muted = style({
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const proposal = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  overflowWrap: 'anywhere',
});
export const proposalHead = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const options = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space.small,
  margin: 0,
});
export const option = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });
