import { keyframes } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const content = style({
  position: 'fixed',
  zIndex: vars.layer.overlay,
  maxWidth: 'min(400px, calc(100vw - 16px))',
  overflowY: 'auto',
  padding: vars.space.large,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.popover,
  animation: `${appear} ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  selectors: { '&:focus-visible': { outline: 'none' } },
});
