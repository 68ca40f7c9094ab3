import { style, vars } from '../theme/index.ts';

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
export const list = style({ flex: 1, minWidth: 0, height: '100%', display: 'flex', overflowX: 'auto', scrollbarWidth: 'none' });
export const tab = style({
  flex: 'none',
  maxWidth: '200px',
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
  },
});
export const title = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const dirty = style({ flex: 'none', width: vars.space.small, height: vars.space.small, borderRadius: vars.radius.full, background: vars.color.fg.warning });
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
