import { createVar, keyframes } from '@vanilla-extract/css';
import { recipe, style, vars } from '../theme/index.ts';

export const share = createVar();
const pass = keyframes({ from: { translate: '-100%' }, to: { translate: '340%' } });
const passBack = keyframes({ from: { translate: '100%' }, to: { translate: '-340%' } });
export const wrap = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.small,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  color: vars.color.fg.muted,
});
export const label = style({ flex: '1 1 auto', minWidth: 0, overflowWrap: 'anywhere' });
export const status = style({
  selectors: {
    '&:empty': { position: 'absolute' },
    '&[data-tone="danger"]': { color: vars.color.fg.danger },
    '&[data-tone="success"]': { color: vars.color.fg.success },
  },
});
export const detail = style({ fontVariantNumeric: 'tabular-nums' });
export const track = style({
  height: '6px',
  overflow: 'hidden',
  borderRadius: vars.radius.full,
  background: vars.color.bg.track,
});
export const bar = recipe({
  base: {
    width: share,
    height: '100%',
    borderRadius: vars.radius.full,
    transition: `width ${vars.duration.normal} ${vars.easing.out}`,
    selectors: {
      '&[data-state="indeterminate"]': {
        width: '30%',
        animation: `${pass} 1600ms ease-in-out infinite`,
        // Without motion a faint full bar: a still piece would read as a share.
        '@media': { '(prefers-reduced-motion: reduce)': { width: '100%', opacity: 0.3, animation: 'none' } },
      },
      '[dir="rtl"] &[data-state="indeterminate"]': { animationName: passBack },
    },
  },
  variants: {
    tone: {
      accent: { background: vars.color.border.focus },
      success: { background: vars.color.fg.success },
      danger: { background: vars.color.fg.danger },
    },
  },
});
