import { keyframes } from '@vanilla-extract/css';
import { recipe, style, vars } from '../theme/index.ts';

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    border: '2px solid currentColor',
    borderInlineEndColor: 'transparent',
    animation: `${turn} 800ms linear infinite`,
    '@media': { '(prefers-reduced-motion: reduce)': { animationDuration: '4s' } },
  },
  variants: {
    size: { small: { width: vars.size.iconSmall, height: vars.size.iconSmall }, medium: { width: vars.size.icon, height: vars.size.icon }, large: { width: vars.size.control, height: vars.size.control } },
  },
  defaultVariants: { size: 'small' },
});

export const labelled = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.small, color: vars.color.fg.muted });
