import { vars } from '@panome/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { paper } from '../../shared/theme/paper.css.ts';

export const columns = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space.xxlarge,
});
export const main = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '999 1 480px',
  minWidth: 0,
  maxWidth: '760px',
  gap: vars.space.xlarge,
  '@media': { '(max-width: 767px)': { flexBasis: '100%' } },
});
export const aside = style({
  flex: '0 1 360px',
  minWidth: 0,
  '@media': { '(max-width: 767px)': { flexBasis: '100%' }, print: { display: 'none' } },
});
export const facts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
export const cover = style([
  paper,
  {
    display: 'block',
    width: '100%',
    height: 'auto',
    aspectRatio: '16 / 9',
    objectFit: 'cover',
    borderRadius: vars.radius.card,
  },
]);
export const waiting = style({ minHeight: '320px' });
export const beside = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
  '@media': { print: { display: 'none' } },
});
export const besideItem = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});
export const besideWay = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
/** Marks a page of which only the article is printed. */
export const article = style({});

// On paper there is nothing to press: the frame around the page goes, and the ways on within it.
globalStyle(`:has(> main ${article})`, { '@media': { print: { padding: 0 } } });
globalStyle(`:has(> main ${article}) > :not(main)`, { '@media': { print: { display: 'none' } } });
globalStyle(`${article} nav`, { '@media': { print: { display: 'none' } } });
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  '@media': { print: { display: 'none' } },
});
