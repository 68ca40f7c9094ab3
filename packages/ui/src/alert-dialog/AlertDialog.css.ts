import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const calm = '(prefers-reduced-motion: reduce)';
const fade = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.layer.overlay,
  background: vars.color.bg.overlay,
  animation: `${fade} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [calm]: { animation: 'none' } },
});

export const content = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  inset: 0,
  margin: 'auto',
  width: 'calc(100vw - 32px)',
  maxWidth: '416px',
  height: 'fit-content',
  maxHeight: 'calc(100dvh - 32px)',
  overflowY: 'auto',
  padding: vars.space.xlarge,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderRadius: vars.radius.dialog,
  boxShadow: vars.shadow.dialog,
  animation: `${fade} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { [calm]: { animation: 'none' } },
});

export const message = style({ display: 'flex', gap: vars.space.medium });

export const icon = style({
  flexShrink: 0,
  marginTop: vars.space.xxsmall,
  color: vars.color.fg.accent,
  selectors: {
    '&[data-tone="warning"]': { color: vars.color.fg.warning },
    '&[data-tone="error"]': { color: vars.color.fg.danger },
  },
});

export const words = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  fontWeight: vars.weight.strong,
});
export const details = style({ marginTop: vars.space.small, color: vars.color.fg.muted });
export const name = style({ marginTop: vars.space.large });
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
  marginTop: vars.space.xlarge,
});
