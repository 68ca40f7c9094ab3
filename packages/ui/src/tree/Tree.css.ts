import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** How many rows there are, which one this is, how many are seen at most, and how deep a row lies. */
export const count = createVar();
export const index = createVar();
export const seen = createVar();
export const level = createVar();

const rowHeight = vars.size.control;

export const tree = style({
  minWidth: 0,
  maxHeight: `calc(${rowHeight} * ${seen})`,
  overflowX: 'hidden',
  overflowY: 'auto',
  selectors: { '&[data-fill]': { height: '100%', maxHeight: 'none' } },
});
export const space = style({ position: 'relative', height: `calc(${rowHeight} * ${count})` });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: `calc(${rowHeight} * ${index})`,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  height: rowHeight,
  paddingInlineEnd: vars.space.xsmall,
  paddingInlineStart: `calc(${vars.space.large} * (${level} - 1) + ${vars.space.xsmall})`,
  borderRadius: vars.radius.small,
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    // The bar tells it without colour.
    '&[aria-selected="true"]': {
      background: vars.color.bg.selected,
      boxShadow: `inset 2px 0 0 ${vars.color.border.accent}`,
      borderStartStartRadius: 0,
      borderEndStartRadius: 0,
      color: vars.color.fg.accent,
    },
    '[dir="rtl"] &[aria-selected="true"]': { boxShadow: `inset -2px 0 0 ${vars.color.border.accent}` },
    '&[aria-disabled="true"]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    '&[data-note]': { color: vars.color.fg.subtle },
    '&[data-note="failed"]': { color: vars.color.fg.danger, cursor: 'pointer' },
    '&[data-over]': {
      background: vars.color.bg.accentSubtle,
      boxShadow: `inset 0 0 0 1px ${vars.color.border.accent}`,
    },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const twisty = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.space.xlarge,
  height: vars.space.xlarge,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  borderRadius: vars.radius.small,
  color: vars.color.fg.subtle,
  selectors: {
    '&[data-branch]:hover': { background: vars.color.bg.pressed },
    '[data-note="failed"] > &': { color: 'inherit' },
  },
});
export const arrow = style({
  transition: `rotate ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: {
    '[aria-expanded="true"] > * > &': { rotate: '90deg' },
    '[dir="rtl"] [aria-expanded="true"] > * > &': { rotate: '-90deg' },
  },
});
export const box = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.bg.surface,
  color: vars.color.fg.onAccent,
  selectors: {
    ':is([aria-checked="true"], [aria-checked="mixed"]) > &': {
      borderColor: vars.color.bg.accent,
      background: vars.color.bg.accent,
    },
    '[aria-disabled="true"] > &': {
      borderColor: vars.color.border.default,
      background: 'transparent',
      color: vars.color.fg.disabled,
    },
  },
});
export const icon = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.fg.muted,
  selectors: { '[aria-selected="true"] > &, [aria-disabled="true"] > &': { color: 'inherit' } },
});
export const name = style({ display: 'flex', flexGrow: 1, minWidth: 0 });
export const match = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'pre' });
// A drawn line below the words too: the highlight is no mere colour.
export const mark = style({
  background: vars.color.bg.warningSubtle,
  color: vars.color.fg.default,
  textDecoration: `underline ${vars.color.fg.warning}`,
  textUnderlineOffset: '3px',
});
export const amount = style({
  flexShrink: 0,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  selectors: { '[aria-disabled="true"] > &': { color: 'inherit' } },
});
// Its place is kept, so that the number before it stays where it is.
export const actions = style({
  display: 'inline-flex',
  justifyContent: 'flex-end',
  flexShrink: 0,
  minWidth: vars.space.xlarge,
});
export const empty = style({ padding: vars.space.large, color: vars.color.fg.subtle, textAlign: 'center' });
