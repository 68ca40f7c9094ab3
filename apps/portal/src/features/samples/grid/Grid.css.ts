import { vars } from '@panome/ui/theme';
import { createVar, style } from '@vanilla-extract/css';

const line = `1px solid ${vars.color.border.default}`;
/** Height of a row, which the window of drawn rows needs as a number. */
export const rowHeight = 36;
export const numberWidth = 48;
const rowSize = createVar();
const numberSize = createVar();

export const outer = style({
  vars: { [rowSize]: `${rowHeight}px`, [numberSize]: `${numberWidth}px` },
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
  border: line,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  background: vars.color.bg.surface,
});
export const frame = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'auto',
  height: 'min(560px, 70vh)',
  overscrollBehavior: 'contain',
  scrollMarginBlock: '120px',
  scrollPaddingBlockStart: rowSize,
  scrollPaddingInlineStart: '200px',
  touchAction: 'pan-x pan-y',
});
export const grid = style({ position: 'relative', userSelect: 'none', outline: 'none' });
export const head = style({
  position: 'sticky',
  top: 0,
  zIndex: 3,
  display: 'flex',
  height: rowSize,
  background: vars.color.bg.subtle,
  borderBottom: line,
  color: vars.color.fg.muted,
  fontWeight: vars.weight.strong,
});
const box = {
  flex: 'none',
  display: 'flex',
  alignItems: 'center',
  height: '100%',
  paddingInline: vars.space.small,
  overflow: 'hidden',
  whiteSpace: 'nowrap',
  textOverflow: 'ellipsis',
  borderInlineEnd: line,
} as const;
export const headCell = style({
  ...box,
  gap: vars.space.xxsmall,
  cursor: 'pointer',
  background: vars.color.bg.subtle,
  selectors: { '&[data-first]': { position: 'sticky', insetInlineStart: numberSize, zIndex: 1 } },
});
export const unit = style({
  color: vars.color.fg.subtle,
  fontWeight: vars.weight.regular,
  fontSize: vars.text.secondary.size,
});
export const star = style({ color: vars.color.fg.danger });
export const row = style({
  position: 'absolute',
  insetInlineStart: 0,
  display: 'flex',
  height: rowSize,
  borderBottom: line,
  background: vars.color.bg.surface,
});
export const number = style({
  ...box,
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 2,
  width: numberSize,
  justifyContent: 'center',
  color: vars.color.fg.subtle,
  background: vars.color.bg.subtle,
  cursor: 'pointer',
  fontSize: vars.text.secondary.size,
  selectors: {
    '&[data-chosen]': { color: vars.color.fg.accent, background: vars.color.bg.selected },
    '&[data-severity="error"]': { color: vars.color.fg.danger, fontWeight: vars.weight.strong },
  },
});
export const cell = style({
  ...box,
  position: 'relative',
  cursor: 'cell',
  background: vars.color.bg.surface,
  selectors: {
    '&[data-align="end"]': { justifyContent: 'flex-end' },
    '&[data-severity="warning"]': { background: vars.color.bg.warningSubtle },
    '&[data-severity="error"]': { background: vars.color.bg.dangerSubtle },
    '&[data-severity]::after': {
      content: '',
      position: 'absolute',
      insetBlockStart: 0,
      insetInlineEnd: 0,
      borderStyle: 'solid',
      borderWidth: '0 8px 8px 0',
      borderColor: `transparent ${vars.color.fg.warning} transparent transparent`,
    },
    '&[data-severity="error"]::after': { borderColor: `transparent ${vars.color.fg.danger} transparent transparent` },
    '&[data-chosen]': { background: vars.color.bg.selected },
    '&[data-current]': { background: vars.color.bg.surface, boxShadow: `inset 0 0 0 2px ${vars.color.border.strong}` },
    '[data-focused] &[data-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.border.focus}` },
    '&[data-first]': { position: 'sticky', insetInlineStart: numberSize, zIndex: 1 },
  },
});
export const words = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
export const mark = style({ marginInlineStart: 'auto', flex: 'none', display: 'flex', color: vars.color.fg.subtle });

/** As wide as the grid, so that what is inside can stick like the first column. */
export const layer = style({
  position: 'absolute',
  insetInlineStart: 0,
  height: rowSize,
  width: '100%',
  pointerEvents: 'none',
  zIndex: 2,
  selectors: { '&[data-first]': { zIndex: 3 } },
});
export const place = style({
  position: 'relative',
  height: '100%',
  selectors: { '&[data-first]': { position: 'sticky', insetInlineStart: numberSize } },
});
export const input = style({
  width: '100%',
  height: '100%',
  padding: 0,
  paddingInline: vars.space.small,
  border: 'none',
  borderRadius: 0,
  outline: 'none',
  opacity: 0,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  selectors: {
    '&[data-editing]': { opacity: 1, pointerEvents: 'auto', boxShadow: `inset 0 0 0 2px ${vars.color.border.focus}` },
    '&:focus-visible': { outline: 'none' },
  },
});
export const list = style({
  position: 'fixed',
  inset: 'auto',
  margin: 0,
  padding: vars.space.xsmall,
  maxHeight: '280px',
  overflowY: 'auto',
  border: line,
  borderRadius: vars.radius.control,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  boxShadow: vars.shadow.popover,
});
export const option = style({
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-selected="true"]': { background: vars.color.bg.selected, color: vars.color.fg.accent },
  },
});

export const status = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: vars.space.medium,
  minHeight: '40px',
  padding: `${vars.space.small} ${vars.space.medium}`,
  borderTop: line,
  background: vars.color.bg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.muted,
  overflowWrap: 'anywhere',
});
export const statusPlace = style({ fontWeight: vars.weight.strong, color: vars.color.fg.default });
export const tools = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
});
export const toolGroup = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });
export const problem = style({
  display: 'flex',
  gap: vars.space.small,
  alignItems: 'baseline',
  width: '100%',
  padding: `${vars.space.xsmall} ${vars.space.small}`,
  borderRadius: vars.radius.control,
  textAlign: 'start',
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});
export const problems = style({ maxHeight: '240px', overflowY: 'auto' });
export const problemPlace = style({ flex: 'none', color: vars.color.fg.muted, fontSize: vars.text.secondary.size });
