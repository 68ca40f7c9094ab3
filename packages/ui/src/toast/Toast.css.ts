import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const drop = keyframes({ from: { opacity: 0, transform: 'translateY(-8px)' } });
/** The place that the specification gives to messages: under the bar at the top of the page. */
const fromTop = '80px';

export const region = style({
  position: 'fixed',
  top: fromTop,
  insetInline: 0,
  marginInline: 'auto',
  width: 'fit-content',
  maxWidth: 'min(560px, calc(100vw - 32px))',
  zIndex: vars.layer.toast,
  borderRadius: vars.radius.card,
  // A modal dialog switches the pointer off for the rest of the page; messages stay usable.
  pointerEvents: 'auto',
});

export const list = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.small });

export const toast = style({
  display: 'flex',
  // A long message takes the whole width, and the acts stand below it.
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  columnGap: vars.space.small,
  maxWidth: '100%',
  paddingBlock: '9px',
  paddingInline: vars.space.medium,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  animation: `${drop} ${vars.duration.normal} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
});

export const line = style({ display: 'flex', flex: '1 1 auto', gap: vars.space.small, minWidth: 0, maxWidth: '100%' });
export const icon = style({
  flexShrink: 0,
  marginTop: '3px',
  color: vars.color.fg.accent,
  selectors: {
    '&[data-tone="success"]': { color: vars.color.fg.success },
    '&[data-tone="error"]': { color: vars.color.fg.danger },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const count = style({
  marginInlineStart: vars.space.small,
  fontSize: vars.text.secondary.size,
  color: vars.color.fg.subtle,
});
export const facts = style({
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.muted,
});
export const acts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  maxWidth: '100%',
  marginInlineStart: 'auto',
});
export const act = style({
  flexShrink: 0,
  minHeight: vars.space.xlarge,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  color: vars.color.fg.accent,
  selectors: { '&:hover': { background: vars.color.bg.hover } },
});
