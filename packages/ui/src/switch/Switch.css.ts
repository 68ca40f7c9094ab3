import { style, vars } from '../theme/index.ts';

const thumb = '14px';

export const track = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: '36px',
  height: vars.size.icon,
  marginBlock: `calc((1lh - ${vars.size.icon}) / 2)`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.track,
  cursor: 'pointer',
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    // The target is 24 px high although the switch is 20.
    '&::after': { content: '""', position: 'absolute', inset: '-3px' },
    '&::before': {
      content: '""',
      display: 'block',
      width: thumb,
      height: thumb,
      margin: vars.space.xxsmall,
      borderRadius: vars.radius.full,
      background: vars.color.border.strong,
      transition: `translate ${vars.duration.fast} ${vars.easing.out}`,
    },
    '&:hover:not(:disabled)': { borderColor: vars.color.border.focus },
    '&:checked, &:checked:hover:not(:disabled)': {
      background: vars.color.bg.accent,
      borderColor: vars.color.bg.accent,
    },
    '&:checked::before': { translate: '16px', background: vars.color.fg.onAccent },
    '[dir="rtl"] &:checked::before': { translate: '-16px' },
    '&:disabled, &:disabled:checked': {
      background: vars.color.bg.track,
      borderColor: vars.color.border.default,
      cursor: 'not-allowed',
    },
    '&:disabled::before': { background: vars.color.fg.disabled },
  },
  '@media': {
    '(prefers-reduced-motion: reduce)': { transition: 'none', selectors: { '&::before': { transition: 'none' } } },
  },
});
