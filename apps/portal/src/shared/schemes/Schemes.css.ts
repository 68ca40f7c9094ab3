import { style, vars } from '@panome/ui/theme';

const narrow = 'screen and (max-width: 1199px)';
const phone = 'screen and (max-width: 767px)';

export const list = style({ display: 'grid', margin: 0, padding: 0, listStyle: 'none' });
export const item = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: vars.space.medium,
  alignItems: 'center',
  paddingBlock: vars.space.medium,
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${vars.color.border.default}` },
    '&:first-child': { paddingBlockStart: 0 },
    '&:last-child': { paddingBlockEnd: 0 },
  },
});
export const words = style({ display: 'grid', gap: vars.space.xsmall, minWidth: 0 });
export const groups = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  color: vars.color.fg.muted,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
export const group = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });
export const dot = style({
  flexShrink: 0,
  width: vars.space.small,
  height: vars.space.small,
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.border.default}`,
});
export const acts = style({ display: 'flex', gap: vars.space.xsmall });
export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 304px',
  gap: vars.space.xlarge,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 220px',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
/** Beside the boards it stays in sight; under them it comes before the buttons. */
export const side = style({
  position: 'sticky',
  insetBlockStart: `calc(${vars.size.header} + ${vars.size.row} + ${vars.space.large})`,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.large,
  maxHeight: `calc(100vh - ${vars.size.header} - ${vars.size.row} - ${vars.space.xxlarge})`,
  overflowY: 'auto',
  paddingInlineStart: vars.space.xlarge,
  borderInlineStart: `1px solid ${vars.color.border.default}`,
  '@media': {
    [narrow]: {
      position: 'static',
      maxHeight: 'none',
      paddingInlineStart: 0,
      borderInlineStart: 'none',
      paddingBlockStart: vars.space.large,
      borderBlockStart: `1px solid ${vars.color.border.default}`,
    },
  },
});
export const contrasts = style({ display: 'grid', gap: vars.space.medium, margin: 0, padding: 0, listStyle: 'none' });
export const contrast = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, 1fr) auto minmax(96px, 1fr) minmax(120px, 1fr) auto',
  gap: vars.space.small,
  alignItems: 'center',
  '@media': { [phone]: { gridTemplateColumns: 'minmax(0, 1fr) auto minmax(0, 1fr)' } },
});
export const contrastName = style({ '@media': { [phone]: { gridColumn: '1 / 3' } } });
export const smallest = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const findings = style({ margin: 0, paddingInlineStart: vars.space.large });
export const buttons = style({ gridColumn: '1 / -1', display: 'grid', gap: vars.space.medium });
/** Where the header of the page would cover it. */
export const card = style({
  scrollMarginBlockStart: `calc(${vars.size.header} + ${vars.size.row} + ${vars.space.large})`,
});
