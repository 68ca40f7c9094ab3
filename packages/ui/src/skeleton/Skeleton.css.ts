import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe, vars } from '../theme/index.ts';

// For 200 ms the place is kept and stays empty: most answers are there by then, and a flash would only disturb.
const wait = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
const breathe = keyframes({ '50%': { opacity: 0.5 } });
export const width = createVar();
export const height = createVar();

export const skeleton = recipe({
  base: {
    display: 'block',
    width,
    height,
    maxWidth: '100%',
    background: vars.color.bg.pressed,
    borderRadius: vars.radius.small,
    animation: `${wait} ${vars.duration.normal} linear, ${breathe} 1600ms ease-in-out ${vars.duration.normal} infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: `${wait} ${vars.duration.normal} linear` } },
  },
  variants: {
    shape: {
      text: {},
      block: { borderRadius: vars.radius.card },
      circle: { borderRadius: vars.radius.full, flexShrink: 0 },
    },
  },
});
