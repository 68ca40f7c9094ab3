import { style, vars } from '../theme/index.ts';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minWidth: 0,
  width: '100%',
});
export const content = style({ flex: 1, display: 'flex', alignItems: 'center', gap: vars.space.xxsmall, minWidth: 0 });
export const window = style({ flex: 1, minWidth: 0, height: vars.size.control, overflow: 'clip' });
export const list = style({
  height: '100%',
  padding: 0,
  transition: `translate ${vars.duration.normal} ${vars.easing.out}`,
});
/** One line of a list that snaps from headline to headline. */
export const still = style({
  flex: 1,
  minWidth: 0,
  height: vars.size.control,
  overflowY: 'auto',
  scrollSnapType: 'y mandatory',
  scrollbarWidth: 'thin',
});
export const item = style({
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  minWidth: 0,
  scrollSnapAlign: 'start',
});
export const link = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.fg.muted,
  selectors: { '&:hover': { color: vars.color.fg.accent }, '&:focus-visible': { outlineOffset: '-2px' } },
});
export const failed = style({
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  color: vars.color.fg.subtle,
});
