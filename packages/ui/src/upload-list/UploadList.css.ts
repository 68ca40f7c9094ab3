import { style, vars } from '../theme/index.ts';

export const wrap = style({
  display: 'grid',
  gap: vars.space.small,
  minWidth: 0,
  selectors: { '&:has(> :only-child)': { display: 'contents' } },
});
export const list = style({ display: 'grid', minWidth: 0 });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` } },
});
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space.small, minWidth: 0 });
export const size = style({
  flex: 'none',
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const acts = style({ display: 'flex', gap: vars.space.xsmall });
const below = { gridColumn: '2 / -1', minWidth: 0 } as const;
export const bar = style(below);
export const state = style({
  ...below,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.xsmall,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
export const words = style({
  display: 'flex',
  gap: vars.space.xsmall,
  minWidth: 0,
  selectors: {
    '[data-phase="failed"] &': { color: vars.color.fg.danger },
    '[data-phase="success"] &': { color: vars.color.fg.success },
    '[data-phase="conflict"] &, [data-phase="missing"] &': { color: vars.color.fg.warning },
  },
});
/** In the middle of the first line, however many there are. */
export const mark = style({ flex: 'none', height: vars.text.secondary.line });
export const decisions = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xsmall });
