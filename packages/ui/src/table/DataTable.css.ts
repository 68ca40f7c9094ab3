import { style, vars } from '../theme/index.ts';

const line = `1px solid ${vars.color.border.default}`;

export const outer = style({
  position: 'relative',
  isolation: 'isolate',
  width: '100%',
  height: '100%',
  minHeight: '160px',
});

export const frame = style({
  width: '100%',
  height: '100%',
  overflow: 'auto',
  contain: 'strict',
  background: vars.color.bg.surface,
  border: line,
  borderRadius: vars.radius.card,
  selectors: {
    '&:focus-visible': { outlineOffset: '-2px' },
    '&[aria-activedescendant]:focus-visible': { outline: 'none' },
  },
});

export const headGroup = style({
  position: 'sticky',
  top: 0,
  zIndex: 2,
  minWidth: '100%',
  height: vars.size.row,
  background: vars.color.bg.subtle,
  borderBottom: line,
  color: vars.color.fg.muted,
  fontWeight: vars.weight.strong,
});
export const body = style({ position: 'relative', minWidth: '100%' });
export const headRow = style({ display: 'flex', height: '100%', background: 'inherit' });
export const row = style({
  position: 'absolute',
  insetInline: 0,
  top: 0,
  display: 'flex',
  height: vars.size.row,
  // One pixel of the height is the line below.
  lineHeight: `calc(${vars.size.row} - 1px)`,
  contain: 'strict',
  background: vars.color.bg.surface,
  borderBottom: line,
  selectors: {
    '&:hover': { background: vars.color.bg.hover },
    '&:is([aria-current], [aria-selected="true"])': { background: vars.color.bg.selected },
    '[data-active] > &': { cursor: 'pointer' },
  },
});

// In the flow of its row, so that it can stick; the others lie beside it, wherever they are.
const held = { position: 'sticky', flex: 'none', zIndex: 1, maxHeight: '100%', background: 'inherit' } as const;
const box = {
  position: 'absolute',
  insetBlock: 0,
  paddingInline: vars.space.medium,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: {
    '&[data-align="end"]': { textAlign: 'end' },
    '&[data-held]': held,
    '&[data-held="last"]': { borderInlineEnd: line },
  },
} as const;
export const cell = style({
  ...box,
  contain: 'strict',
  selectors: {
    ...box.selectors,
    '[role="grid"]:focus &[data-current]': { boxShadow: `inset 0 0 0 2px ${vars.color.border.focus}` },
  },
});
export const head = style({
  ...box,
  display: 'flex',
  alignItems: 'center',
  selectors: { ...box.selectors, '&[data-align="end"]': { justifyContent: 'flex-end' } },
});
export const tick = style({
  ...held,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '40px',
  height: '100%',
});
export const bone = style({
  display: 'inline-block',
  width: '60%',
  height: vars.space.medium,
  borderRadius: vars.radius.small,
  background: vars.color.bg.track,
});
export const empty = style({
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: vars.size.row,
  insetBlockEnd: 0,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  padding: vars.space.large,
  overflow: 'auto',
  color: vars.color.fg.muted,
});
