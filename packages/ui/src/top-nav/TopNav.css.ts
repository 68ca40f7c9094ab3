import { createVar, fallbackVar, globalStyle } from '@vanilla-extract/css';
import { components, style, vars } from '../theme/index.ts';

/** The specification's room for the fixed link at the right edge. */
const fixedLinkWidth = '95px';
const narrow = 'screen and (max-width: 767px)';
const withoutTicker = 'screen and (max-width: 1199px)';

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  top: 0,
  zIndex: vars.layer.header,
  height: vars.size.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  paddingInlineStart: vars.space.xlarge,
  paddingInlineEnd: vars.space.xlarge,
  background: vars.color.bg.surface,
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [narrow]: { gap: vars.space.small, paddingInline: vars.space.large } },
  selectors: { '&[data-fixed-link]': { paddingInlineEnd: fixedLinkWidth } },
});

// What takes the focus is never scrolled to a place behind the fixed bar.
globalStyle(`:root:has(${bar})`, {
  '@layer': { [components]: { scrollPaddingBlockStart: `calc(${vars.size.header} + ${vars.space.small})` } },
});

export const nav = style({
  position: 'relative',
  flex: '1 1 0',
  minWidth: 0,
  height: '100%',
  display: 'flex',
  '@media': { [narrow]: { visibility: 'hidden' } },
});
export const row = style({ display: 'flex', minWidth: 0, overflow: 'clip' });
export const ghost = style({
  position: 'absolute',
  display: 'flex',
  width: 'max-content',
  maxWidth: '100%',
  overflow: 'clip',
  visibility: 'hidden',
  pointerEvents: 'none',
});

export const entry = style({
  height: '100%',
  display: 'inline-flex',
  flex: 'none',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInline: vars.space.medium,
  color: vars.color.fg.default,
  whiteSpace: 'nowrap',
  boxShadow: 'inset 0 -2px transparent',
  transition: `color ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: {
    '&:hover': { color: vars.color.fg.accent },
    '&:is([aria-current="page"], [data-current])': {
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
      boxShadow: `inset 0 -2px ${vars.color.border.accent}`,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxsmall})` },
  },
});
export const chevron = style({ width: vars.size.iconSmall, height: vars.size.iconSmall });

export const more = style({ position: 'relative', flex: 'none' });
export const moreList = style({
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  minWidth: '160px',
  maxHeight: `calc(100vh - ${vars.size.header} - ${vars.space.large})`,
  overflow: 'auto',
  padding: vars.space.xsmall,
  background: vars.color.bg.raised,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  selectors: { '&[hidden]': { display: 'none' } },
});
export const listLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.control,
  paddingInline: vars.space.medium,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-current="page"]': {
      background: vars.color.bg.selected,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
    '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxsmall})` },
  },
});

/** What the entries leave of their row. */
export const freeRoom = createVar();
// The entries are measured in a row that keeps its width, so the news reach over what is left of it; most headlines fit
// then, and longer lines would be hard to catch in passing.
const reach = `min(${fallbackVar(freeRoom, '0px')}, 200px)`;
export const ticker = style({
  flex: `0 1 calc(280px + ${reach})`,
  minWidth: 0,
  marginInlineStart: `calc(-1 * ${reach})`,
  '@media': { [withoutTicker]: { display: 'none' } },
});
export const user = style({ flex: 'none', display: 'flex', alignItems: 'center', gap: vars.space.small });
export const fixed = style({
  position: 'absolute',
  insetInlineEnd: 0,
  insetBlock: 0,
  width: fixedLinkWidth,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
});

export const narrowOnly = style({ display: 'none', '@media': { [narrow]: { display: 'block' } } });
export const drawer = style({
  position: 'fixed',
  inset: 0,
  width: 'min(280px, 85vw)',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: vars.space.medium,
  border: 'none',
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  boxShadow: vars.shadow.dialog,
  selectors: { '&::backdrop': { background: vars.color.bg.overlay } },
});
export const drawerHead = style({ display: 'flex', justifyContent: 'flex-end', paddingBlockEnd: vars.space.small });
export const drawerList = style({ display: 'grid', gap: vars.space.xxsmall });
