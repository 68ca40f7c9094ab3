import { vars } from '@panome/ui/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const phone = '(max-width: 767px)';

export const bar = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space.small });
export const query = style({ flex: '1 1 420px', minWidth: 0, '@media': { [phone]: { flexBasis: '100%' } } });
export const links = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.medium });
export const part = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });
export const columns = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: vars.space.xlarge });
export const aside = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  flex: '0 0 220px',
  minWidth: 0,
  '@media': { [phone]: { flexBasis: '100%' } },
});
export const main = style({ flex: '1 1 520px', minWidth: 0, '@media': { [phone]: { flexBasis: '100%' } } });
export const values = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const value = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
  color: vars.color.fg.muted,
});
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: vars.space.small });
export const field = style({ flex: '0 1 180px', minWidth: 0 });
export const short = style({ flex: '0 1 140px', minWidth: 0 });
export const sequence = style({
  margin: 0,
  overflowX: 'auto',
  fontFamily: vars.font.mono,
  fontSize: vars.text.secondary.size,
  lineHeight: 1.7,
});
export const track = style({ display: 'block' });
export const trackFrame = style({ overflowX: 'auto' });
export const axis = style({ stroke: vars.color.border.default, fill: 'none' });
export const axisText = style({ fill: vars.color.fg.muted, fontSize: '12px' });
export const mark = style({
  fill: vars.color.bg.accent,
  selectors: { '&:hover, &:focus-visible': { fill: vars.color.fg.accent } },
});
const lollipopOf = (stroke: string, fill: string) => [
  style({
    stroke,
    fill,
    outline: 'none',
    selectors: { '&:hover, &:focus-visible': { stroke: vars.color.fg.default, fill: vars.color.fg.default } },
  }),
];
/** A change that counts is filled. */
export const lollipop = styleVariants({
  up: lollipopOf(vars.chart.up, vars.chart.up),
  down: lollipopOf(vars.chart.down, vars.chart.down),
  none: lollipopOf(vars.color.fg.muted, vars.color.bg.surface),
  unknown: lollipopOf(vars.color.fg.muted, vars.color.bg.surface),
});
export const table = style({ height: '360px', minHeight: 0 });
