import { style, vars } from '../theme/index.ts';

export const list = style({ display: 'grid' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  borderBlockEnd: `1px solid ${vars.color.border.default}`,
});
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
export const size = style({ flex: 'none', color: vars.color.fg.subtle, fontSize: vars.text.secondary.size });
export const acts = style({ display: 'flex', gap: vars.space.xxsmall });
export const bar = style({ gridColumn: '1 / -1' });
export const state = style({
  gridColumn: '1 / -1',
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  selectors: { '&[data-phase="failed"]': { color: vars.color.fg.danger }, '&[data-phase="success"]': { color: vars.color.fg.success } },
});
export const good = style({ flex: 'none', color: vars.color.fg.success });
export const bad = style({ flex: 'none', color: vars.color.fg.danger });
