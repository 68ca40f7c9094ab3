import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  position: 'fixed',
  inset: 'auto',
  // Only for browsers without a top layer.
  zIndex: vars.layer.overlay,
  margin: 0,
  border: 'none',
  minWidth: '160px',
  maxWidth: 'min(320px, calc(100vw - 16px))',
  maxHeight: 'min(640px, calc(100dvh - 16px))',
  overflowY: 'auto',
  padding: vars.space.xsmall,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  // A modal dialog switches the pointer off for the rest of the page.
  pointerEvents: 'auto',
  selectors: { '&:focus-visible': { outline: 'none' } },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.control,
  paddingInline: vars.space.small,
  paddingBlock: '5px',
  borderRadius: vars.radius.small,
  color: 'inherit',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: {
    '&[data-danger]': { color: vars.color.fg.danger },
    '&:focus, &[data-open]': { background: vars.color.bg.hover, outline: 'none' },
    '&[data-danger]:focus': { background: vars.color.bg.dangerSubtle },
    '&[aria-disabled="true"], &[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    // Keyboard focus keeps its ring; the pointer only gets the background.
    '&:focus-visible': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' },
  },
});

export const more = style({
  flexShrink: 0,
  marginInlineEnd: `calc(-1 * ${vars.space.xsmall})`,
  color: vars.color.fg.subtle,
});
export const icon = style({ display: 'inline-flex', flexShrink: 0 });
export const mark = style({
  display: 'inline-flex',
  flexShrink: 0,
  width: vars.size.iconSmall,
  color: vars.color.fg.accent,
});
export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const reason = style({
  display: 'block',
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
});
export const shortcut = style({
  marginInlineStart: vars.space.large,
  fontFamily: vars.font.body,
  fontSize: vars.text.secondary.size,
  color: vars.color.fg.subtle,
});
export const label = style({
  paddingInline: vars.space.small,
  paddingBlock: vars.space.xsmall,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.subtle,
});
export const separator = style({
  height: '1px',
  border: 'none',
  marginBlock: vars.space.xsmall,
  marginInline: `calc(-1 * ${vars.space.xsmall})`,
  background: vars.color.border.default,
});
