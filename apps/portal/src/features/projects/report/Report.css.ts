import { vars } from '@panome/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { paper, putOnPaper } from '../../../shared/theme/paper.css.ts';

const narrow = '(max-width: 1199px)';
const phone = '(max-width: 767px)';

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
});
export const parts = style({
  display: 'flex',
  gap: vars.space.xlarge,
  overflowX: 'auto',
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const part = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  color: vars.color.fg.muted,
  whiteSpace: 'nowrap',
  borderBlockEnd: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.fg.default },
    '&[aria-current="page"]': {
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
      borderBlockEndColor: vars.color.brand,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const layout = style({
  display: 'grid',
  gridTemplateColumns: '232px minmax(0, 1fr)',
  gap: vars.space.xlarge,
  alignItems: 'start',
  selectors: { '&[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.large }, print: { display: 'block' } },
});
export const aside = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.size.row} + ${vars.space.large})`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  maxHeight: `calc(100vh - ${vars.size.header} - ${vars.size.row} - ${vars.space.xxlarge})`,
  overflowY: 'auto',
  '@media': { [narrow]: { position: 'static', maxHeight: 'none' } },
});
export const contents = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  '@media': { [narrow]: { maxHeight: '220px', overflowY: 'auto' } },
});
export const entry = style({
  display: 'block',
  width: '100%',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  marginInlineStart: '-1px',
  color: vars.color.fg.muted,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  borderInlineStart: '2px solid transparent',
  selectors: {
    '&:hover': { color: vars.color.fg.default },
    '&[data-level="3"]': {
      paddingInlineStart: vars.space.xlarge,
      fontSize: vars.text.secondary.size,
      lineHeight: vars.text.secondary.line,
    },
    '&[aria-current="location"]': { color: vars.color.fg.accent, borderInlineStartColor: vars.color.brand },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const main = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large, minWidth: 0 });
export const projectHead = style({ display: 'flex', flexDirection: 'column', gap: vars.space.small, minWidth: 0 });
export const description = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  maxWidth: '40em',
  color: vars.color.fg.muted,
});
export const article = style({ minWidth: 0 });
putOnPaper(`${article} figure img`);
// Axis labels of a figure begin at its very edge.
globalStyle(`${article} figure img`, { boxSizing: 'border-box', padding: vars.space.small });
globalStyle(`${article} figure img[role="button"]`, { cursor: 'zoom-in' });
export const zoomed = style([
  paper,
  {
    boxSizing: 'border-box',
    display: 'block',
    width: '100%',
    maxHeight: '60vh',
    padding: vars.space.small,
    objectFit: 'contain',
    borderRadius: vars.radius.card,
  },
]);
export const zoomBar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlockStart: vars.space.medium,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  '@media': { [phone]: { width: '100%' } },
});
export const summary = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  cursor: 'pointer',
  selectors: { 'details[open] > &': { marginBlockEnd: vars.space.large } },
});
export const summaryMark = style({
  flex: 'none',
  color: vars.color.fg.muted,
  transition: `rotate ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: { 'details[open] > summary > &': { rotate: '180deg' } },
});
/** A quiet button below text begins where the text begins. */
export const flush = style({ marginInlineStart: `calc(-1 * ${vars.space.small})` });

// On paper there is the report alone: what frames the page, and what is pressed, stays on the screen.
globalStyle(
  `body:has(${layout}) :is(header:not(main *), nav, footer, main header button, [data-no-print], section[aria-label="标签页"])`,
  { '@media': { print: { display: 'none !important' } } },
);
globalStyle(`${article} figure`, { breakInside: 'avoid' });
