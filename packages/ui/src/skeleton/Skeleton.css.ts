import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe, vars } from '../theme/index.ts';

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
    animation: `${breathe} 1600ms ease-in-out infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animation: 'none' } },
  },
  variants: { shape: { text: {}, block: { borderRadius: vars.radius.card }, circle: { borderRadius: vars.radius.full, flexShrink: 0 } } },
});
