import { style, vars } from '../theme/index.ts';

const narrow = 'screen and (max-width: 767px)';

export const nav = style({
  width: vars.size.sider,
  flex: 'none',
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  background: vars.color.bg.surface,
  borderInlineEnd: `1px solid ${vars.color.border.default}`,
  transition: `width ${vars.duration.normal} ${vars.easing.out}`,
  selectors: { '&[data-collapsed]': { width: vars.size.siderCollapsed } },
  '@media': {
    [narrow]: {
      width: '100%',
      height: 'auto',
      padding: vars.space.xsmall,
      borderInlineEnd: 'none',
      borderBlockEnd: `1px solid ${vars.color.border.default}`,
    },
    '(prefers-reduced-motion: reduce)': { transition: 'none' },
  },
});

export const list = style({
  flex: '1 1 0',
  minHeight: 0,
  overflowY: 'auto',
  scrollPaddingBlock: vars.space.small,
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xxsmall,
  padding: vars.space.small,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': { [narrow]: { flex: 'none' } },
});

const row = {
  width: '100%',
  minHeight: vars.size.row,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingInline: `calc((${vars.size.siderCollapsed} - ${vars.size.icon}) / 2 - ${vars.space.small})`,
  borderRadius: vars.radius.control,
  color: vars.color.fg.default,
  textAlign: 'start',
} as const;
const rowStates = {
  '&:hover': { background: vars.color.bg.hover },
  '&:focus-visible': { outlineOffset: `calc(-1 * ${vars.space.xxsmall})` },
} as const;

export const link = style({
  ...row,
  selectors: {
    ...rowStates,
    '&[aria-current="page"]': {
      background: vars.color.bg.selected,
      color: vars.color.fg.accent,
      fontWeight: vars.weight.strong,
    },
  },
});
export const heading = style({
  ...row,
  selectors: { ...rowStates, '&[data-current]': { color: vars.color.fg.accent, fontWeight: vars.weight.strong } },
});

export const icon = style({
  flex: 'none',
  width: vars.size.icon,
  height: vars.size.icon,
  display: 'grid',
  placeItems: 'center',
});
export const label = style({
  flex: 1,
  minWidth: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
export const chevron = style({
  flex: 'none',
  color: vars.color.fg.subtle,
  transition: `rotate ${vars.duration.fast} ${vars.easing.out}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '180deg' } },
});

export const section = style({
  selectors: {
    '&[data-collapsed]:not(:first-child)': {
      paddingBlockStart: vars.space.xsmall,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});
export const group = style({
  padding: 0,
  paddingInlineStart: vars.space.large,
  display: 'grid',
  gap: vars.space.xxsmall,
  selectors: {
    '&[data-collapsed]': { paddingInlineStart: 0 },
    '&[hidden]': { display: 'none' },
  },
});

export const foot = style({
  flex: 'none',
  display: 'flex',
  justifyContent: 'center',
  padding: vars.space.small,
  borderBlockStart: `1px solid ${vars.color.border.default}`,
});
