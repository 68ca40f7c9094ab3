import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** Where the filled part begins and ends, as shares of 1. */
export const from = createVar();
export const to = createVar();

const size = vars.size.iconSmall;
const at = (share: string) => `calc(${size} / 2 + ${share} * (100% - ${size}))`;
const line = {
  content: '""',
  position: 'absolute',
  insetBlockStart: `calc(50% - ${vars.space.xxsmall})`,
  height: vars.space.xsmall,
  borderRadius: vars.radius.full,
} as const;
const grip = {
  appearance: 'none',
  boxSizing: 'border-box',
  width: size,
  height: size,
  border: `2px solid ${vars.color.border.focus}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
const gripOff = { borderColor: vars.color.fg.disabled, cursor: 'not-allowed' } as const;
const gripFocus = { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '2px' } as const;

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.medium,
  minHeight: vars.size.control,
});
export const root = style({
  position: 'relative',
  flexGrow: 1,
  height: vars.space.xlarge,
  touchAction: 'none',
  selectors: {
    '&::before': { ...line, insetInline: 0, background: vars.color.bg.track },
    '&::after': {
      ...line,
      insetInlineStart: at(from),
      insetInlineEnd: `calc(100% - ${at(to)})`,
      background: vars.color.border.focus,
    },
    '&[data-single]::after': { insetInlineStart: 0 },
    '&[data-disabled]::after': { background: vars.color.fg.disabled },
  },
});
/** Lies over the whole track; of two, only the thumbs take the pointer. */
export const thumb = style({
  appearance: 'none',
  position: 'absolute',
  zIndex: 1,
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  background: 'transparent',
  outline: 'none',
  selectors: {
    '&:not(:only-child)': { pointerEvents: 'none' },
    '&:disabled': { cursor: 'not-allowed' },
    '&::-webkit-slider-thumb': grip,
    '&::-moz-range-thumb': grip,
    '&:hover:not(:disabled)::-webkit-slider-thumb': { background: vars.color.bg.hover },
    '&:hover:not(:disabled)::-moz-range-thumb': { background: vars.color.bg.hover },
    '&:disabled::-webkit-slider-thumb': gripOff,
    '&:disabled::-moz-range-thumb': gripOff,
    '&:focus-visible::-webkit-slider-thumb': gripFocus,
    '&:focus-visible::-moz-range-thumb': gripFocus,
  },
});
export const numbers = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  gap: vars.space.xsmall,
  color: vars.color.fg.muted,
});
export const number = style({
  minHeight: vars.size.controlSmall,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  paddingInline: vars.space.xsmall,
  background: vars.color.bg.surface,
  color: vars.color.fg.default,
  textAlign: 'end',
  selectors: {
    '&:focus-visible': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
      outlineOffset: 0,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.border.danger },
    '&:disabled': {
      borderColor: vars.color.border.default,
      background: vars.color.bg.subtle,
      color: vars.color.fg.disabled,
      cursor: 'not-allowed',
    },
  },
});
export const suffix = style({ color: vars.color.fg.subtle });
