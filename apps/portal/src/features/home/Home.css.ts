import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

const narrowScreen = '(max-width: 767px)';

export const hero = style({
  background: `linear-gradient(160deg, ${vars.color.bg.accentSubtle}, ${vars.color.bg.page} 80%)`,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const heroInner = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  maxWidth: vars.size.content,
  marginInline: 'auto',
  padding: `${vars.space.xxxlarge} ${vars.space.xlarge}`,
  '@media': { [narrowScreen]: { padding: `${vars.space.xxlarge} ${vars.space.large}` } },
});
export const claim = style({
  fontSize: vars.text.figure.size,
  lineHeight: vars.text.figure.line,
  fontWeight: vars.weight.strong,
  outline: 'none',
  '@media': { [narrowScreen]: { fontSize: '22px', lineHeight: '30px' } },
});
export const detail = style({
  maxWidth: '640px',
  color: vars.color.fg.muted,
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const greeting = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
});
export const hello = style({
  fontSize: vars.text.title.size,
  lineHeight: vars.text.title.line,
  fontWeight: vars.weight.strong,
  outline: 'none',
  overflowWrap: 'anywhere',
});
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: vars.space.xlarge,
  listStyle: 'none',
  padding: 0,
  marginBlockStart: vars.space.large,
});
export const step = style({ display: 'flex', gap: vars.space.medium });
export const stepNumber = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  border: `1px solid ${vars.color.border.accent}`,
  borderRadius: vars.radius.full,
  color: vars.color.fg.accent,
  fontWeight: vars.weight.strong,
});
export const stepTitle = style({
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.weight.strong,
});
export const stepText = style({ color: vars.color.fg.muted });
export const todo = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  listStyle: 'none',
  padding: 0,
  marginInline: `calc(-1 * ${vars.space.small})`,
});
export const todoItem = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.size.row,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});

export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  gap: vars.space.xlarge,
  marginBlockEnd: vars.space.small,
});
export const wide = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '999 1 480px',
  minWidth: 0,
  gap: vars.space.xlarge,
  '@media': { [narrowScreen]: { flexBasis: '100%' } },
});
export const narrow = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 300px',
  minWidth: 0,
  gap: vars.space.xlarge,
  '@media': { [narrowScreen]: { flexBasis: '100%' } },
});

export const families = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space.large,
  listStyle: 'none',
  padding: 0,
});
export const family = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '&:hover': { borderColor: vars.color.border.accent } },
});
export const stretched = style({
  color: vars.color.fg.default,
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.control },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } },
});
export const tools = style({ flex: 1, color: vars.color.fg.muted });
export const count = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
