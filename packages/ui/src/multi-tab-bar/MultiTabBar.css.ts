import { style, vars } from '../theme/index.ts';

/** So long a title may grow before it is cut; the whole of it is in the tooltip and in the search. */
const widest = `calc(${vars.size.sider} - ${vars.space.xlarge})`;

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  minWidth: 0,
  height: vars.size.row,
  paddingInlineEnd: vars.space.small,
  background: vars.color.bg.surface,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const list = style({
  flex: 1,
  minWidth: 0,
  height: '100%',
  display: 'flex',
  overflowX: 'auto',
  scrollbarWidth: 'none',
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  maxWidth: widest,
  height: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  color: vars.color.fg.muted,
  boxShadow: 'inset 0 -2px transparent',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': { color: vars.color.fg.accent, boxShadow: `inset 0 -2px ${vars.color.border.accent}` },
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[data-dragging]': { background: vars.color.bg.pressed, cursor: 'grabbing' },
    '&[data-drop]::after': {
      content: '""',
      position: 'absolute',
      insetBlock: 0,
      width: vars.space.xxsmall,
      background: vars.color.border.focus,
    },
    '&[data-drop="before"]::after': { insetInlineStart: 0 },
    '&[data-drop="after"]::after': { insetInlineEnd: 0 },
  },
});
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const dirty = style({
  flex: 'none',
  width: vars.space.small,
  height: vars.space.small,
  borderRadius: vars.radius.full,
  background: vars.color.fg.warning,
});
export const cross = style({
  flex: 'none',
  width: vars.space.xlarge,
  height: vars.space.xlarge,
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.small,
  color: vars.color.fg.subtle,
  selectors: { '&:hover': { background: vars.color.bg.pressed, color: vars.color.fg.default } },
});

export const search = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  marginBlockStart: vars.space.xsmall,
  border: 'none',
  padding: vars.space.xsmall,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  width: `min(calc(${vars.size.sider} + ${vars.space.xxxlarge}), calc(100vw - ${vars.space.large}))`,
});
export const results = style({
  maxHeight: `min(calc(8 * ${vars.size.row}), 60vh)`,
  overflowY: 'auto',
  paddingBlockStart: vars.space.xsmall,
});
export const noMatch = style({
  textAlign: 'center',
  color: vars.color.fg.subtle,
  selectors: { '&:not(:empty)': { padding: vars.space.medium } },
});
export const result = style({
  width: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.large,
  minHeight: vars.size.control,
  paddingInline: vars.space.small,
  borderRadius: vars.radius.small,
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-highlighted]': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': { color: vars.color.fg.accent },
  },
});
export const resultWords = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const mark = style({
  flex: 'none',
  fontFamily: vars.font.body,
  fontSize: vars.text.secondary.size,
  color: vars.color.fg.subtle,
});
