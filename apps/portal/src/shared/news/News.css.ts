import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';
import { paper } from '../theme/paper.css.ts';

export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(260px, 100%), 1fr))',
  gap: vars.space.large,
  listStyle: 'none',
  padding: 0,
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '&:hover': { borderColor: vars.color.border.accent } },
});
/** Drawn on paper of its own colour, so that it is the same picture in the dark. */
export const picture = style([
  paper,
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderBlockEnd: `1px solid ${vars.color.border.default}`,
  },
]);
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: vars.space.xsmall,
  padding: vars.space.large,
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockStart: 'auto',
  paddingBlockStart: vars.space.small,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const summary = style({
  color: vars.color.fg.muted,
  display: '-webkit-box',
  WebkitLineClamp: 2,
  WebkitBoxOrient: 'vertical',
  overflow: 'hidden',
});
/** The whole card is the target of its link. */
export const link = style({
  color: vars.color.fg.default,
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' } },
});
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  listStyle: 'none',
  padding: 0,
});
export const row = style({
  position: 'relative',
  display: 'flex',
  gap: vars.space.medium,
  minWidth: 0,
  selectors: {
    '& + &': { paddingBlockStart: vars.space.medium, borderBlockStart: `1px solid ${vars.color.border.default}` },
  },
});
export const thumb = style([
  paper,
  {
    flexShrink: 0,
    width: '96px',
    height: '54px',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
  },
]);
export const rowWords = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall, minWidth: 0 });
