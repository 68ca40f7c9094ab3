import { style, vars } from '@panome/ui/theme';

const narrow = 'screen and (max-width: 767px)';
/** On the left the samples without a group, on the right the groups. */
export const board = style({
  display: 'grid',
  gridTemplateColumns: '200px minmax(0, 1fr)',
  gap: vars.space.large,
  alignItems: 'start',
  '@media': { [narrow]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
export const pool = style({ display: 'grid', gap: vars.space.large, minWidth: 0 });
export const groups = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: vars.space.large,
  alignItems: 'start',
});
export const place = style({
  display: 'grid',
  gap: vars.space.xsmall,
  minWidth: 0,
  padding: vars.space.medium,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.card,
  background: vars.color.bg.surface,
  selectors: {
    '&[data-over]': {
      borderColor: vars.color.border.accent,
      outline: `1px solid ${vars.color.border.accent}`,
      outlineOffset: 0,
    },
  },
});
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: vars.space.xsmall,
});
/** As high as the head of a group, so that the counts of all places stand on one line. */
export const restHead = style({ display: 'flex', alignItems: 'center', minHeight: vars.size.controlSmall });
export const grip = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.iconSmall,
  height: vars.size.controlSmall,
  marginInlineStart: `calc(-1 * ${vars.space.xsmall})`,
  color: vars.color.fg.subtle,
  cursor: 'grab',
  selectors: { '&:active': { cursor: 'grabbing' } },
});
export const color = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.controlSmall,
  height: vars.size.controlSmall,
  borderRadius: vars.radius.control,
  selectors: { '&:hover, &[data-state="open"]': { background: vars.color.bg.hover } },
});
export const swatch = style({
  width: vars.size.icon,
  height: vars.size.icon,
  border: `1px solid ${vars.color.border.default}`,
  borderRadius: vars.radius.small,
});
export const swatches = style({
  display: 'grid',
  gridTemplateColumns: `repeat(4, ${vars.size.control})`,
  gap: vars.space.xsmall,
});
export const choice = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.control,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&[aria-pressed="true"]': { borderColor: vars.color.border.strong },
  },
});
export const custom = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.medium,
  marginTop: vars.space.medium,
});
export const picker = style({
  width: vars.size.control,
  height: vars.size.controlSmall,
  padding: 0,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: 'none',
  cursor: 'pointer',
});
export const samples = style({
  minHeight: vars.size.row,
  maxHeight: '320px',
  overflowY: 'auto',
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
});
export const sample = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  minHeight: vars.size.controlSmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  cursor: 'grab',
  selectors: { '&:hover': { background: vars.color.bg.hover }, '&:active': { cursor: 'grabbing' } },
});
export const more = style({
  display: 'inline-flex',
  flexShrink: 0,
  '@media': {
    '(hover: hover)': {
      opacity: 0,
      selectors: { 'li:hover &, &:focus-within, &:has([data-state="open"])': { opacity: 1 } },
    },
  },
});
/** As wide as the board: sample names are long, and a group name follows each. */
export const paste = style({ display: 'grid', gap: vars.space.small, maxWidth: '720px' });
export const report = style({ maxHeight: '160px', overflowY: 'auto', overflowWrap: 'anywhere' });
export const none = style({
  gridColumn: '1 / -1',
  display: 'flex',
  alignItems: 'center',
  minHeight: vars.size.row,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
});
