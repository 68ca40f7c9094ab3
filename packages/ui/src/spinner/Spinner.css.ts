import { keyframes } from '@vanilla-extract/css';
import { recipe, style, vars } from '../theme/index.ts';

const wait = keyframes({ from: { opacity: 0 }, to: { opacity: 0 } });
const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
    selectors: {
      '&[data-delayed]': {
        animationName: `${turn}, ${wait}`,
        animationDuration: `800ms, ${vars.duration.normal}`,
        animationIterationCount: 'infinite, 1',
      },
    },
    '@media': {
      '(prefers-reduced-motion: reduce)': {
        animationDuration: '4s',
        selectors: { '&[data-delayed]': { animationDuration: `4s, ${vars.duration.normal}` } },
      },
    },
  },
  variants: {
    size: {
      small: { width: vars.size.iconSmall, height: vars.size.iconSmall },
      medium: { width: vars.size.icon, height: vars.size.icon },
      large: { width: vars.size.control, height: vars.size.control },
    },
  },
  defaultVariants: { size: 'small' },
});

export const labelled = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.text.body.line,
  color: vars.color.fg.muted,
});
