import { style, vars } from '../theme/index.ts';

const narrow = '(max-width: 767px)';
const mark24 = vars.space.xlarge;

const column = { flexDirection: 'column', alignItems: 'stretch', flexWrap: 'nowrap', gap: 0 } as const;
export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  selectors: { '&[data-orientation="vertical"]': column },
  '@media': { [narrow]: column },
});

/** The line to the next step: beside the words, or below the mark. */
const below = {
  flexGrow: 0,
  position: 'absolute',
  insetBlock: `calc(${mark24} + ${vars.space.small}) 0`,
  insetInlineStart: `calc(${mark24} / 2)`,
  width: '1px',
  minWidth: 0,
  height: 'auto',
} as const;
const row = {
  flexGrow: 0,
  alignItems: 'flex-start',
  paddingBlockStart: vars.space.xsmall,
  paddingBlockEnd: vars.space.medium,
} as const;
export const item = style({
  position: 'relative',
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: vars.space.small,
  minWidth: 0,
  minHeight: vars.size.control,
  color: vars.color.fg.muted,
  selectors: {
    '&:last-child': { flexGrow: 0 },
    '&:not(:last-child)::after': {
      content: '""',
      flexGrow: 1,
      minWidth: vars.space.large,
      height: '1px',
      background: vars.color.border.default,
    },
    '&[data-status="done"]:not(:last-child)::after': { background: vars.color.border.accent },
    '&[aria-current]': { color: vars.color.fg.default, fontWeight: vars.weight.strong },
    '&[data-status="failed"]': { color: vars.color.fg.danger },
    '[data-orientation="vertical"] > &': row,
    '[data-orientation="vertical"] > &:not(:last-child)::after': below,
  },
  '@media': { [narrow]: { ...row, selectors: { '&:not(:last-child)::after': below } } },
});

export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: mark24,
  height: mark24,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text.secondary.size,
  fontWeight: vars.weight.regular,
  selectors: {
    '[data-status="done"] > &': { borderColor: vars.color.border.accent, color: vars.color.fg.accent },
    '[data-status="failed"] > &': { borderColor: vars.color.border.danger, color: vars.color.fg.danger },
    '[data-status="current"] > &': {
      borderColor: vars.color.bg.accent,
      background: vars.color.bg.accent,
      color: vars.color.fg.onAccent,
    },
    '[data-status="failed"][aria-current] > &': { background: vars.color.bg.dangerSubtle },
  },
});
export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const help = style({
  display: 'block',
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  fontWeight: vars.weight.regular,
  color: vars.color.fg.subtle,
});
