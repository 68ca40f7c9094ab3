import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';
import { paper } from '../../shared/theme/paper.css.ts';

const line = vars.space.xxsmall;
const narrow = '(max-width: 767px)';

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const parts = style({ display: 'flex', gap: vars.space.xlarge, overflowX: 'auto', scrollbarWidth: 'none' });
/** Looks as the tabs of the library do; each is a page of its own, so each is a link. */
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  minHeight: vars.size.row,
  borderBlockEnd: `${line} solid transparent`,
  color: vars.color.fg.muted,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: vars.color.fg.default },
    '&[aria-current="page"]': {
      borderBlockEndColor: vars.color.border.accent,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${line})` },
  },
});
export const search = style({
  flex: '0 1 320px',
  paddingBlockEnd: vars.space.small,
  '@media': { [narrow]: { flexBasis: '100%' } },
});
export const filters = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
export const grid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(300px, 100%), 1fr))',
  gap: vars.space.large,
  listStyle: 'none',
  padding: 0,
});
export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  overflow: 'hidden',
  padding: vars.space.large,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '&:hover': { borderColor: vars.color.border.accent } },
});
/** The whole card is the target of its link. */
export const link = style({
  color: vars.color.fg.default,
  '::after': { content: '""', position: 'absolute', inset: 0, borderRadius: vars.radius.card },
  ':focus-visible': { outline: 'none' },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' } },
});
export const summary = style({ color: vars.color.fg.muted });
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const cardFacts = style([facts, { marginBlockStart: 'auto', paddingBlockStart: vars.space.small }]);
export const poster = style([
  paper,
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 10',
    objectFit: 'cover',
    borderRadius: vars.radius.control,
  },
]);
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 760px) minmax(0, 320px)',
  alignItems: 'start',
  justifyContent: 'start',
  gap: vars.space.xxlarge,
  '@media': { '(max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge, minWidth: 0 });
export const aside = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const rows = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  listStyle: 'none',
  padding: 0,
});
