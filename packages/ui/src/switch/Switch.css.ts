import { style, vars } from '../theme/index.ts';

export const row = style({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space.small, minWidth: 0 });
export const track = style({
  position: 'relative',
  flexShrink: 0,
  width: '36px',
  height: '20px',
  marginBlock: '1px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.track,
  transition: `background-color ${vars.duration.fast} ${vars.easing.out}`,
  selectors: {
    '&::before': { content: '""', position: 'absolute', inset: '-3px' },
    '&[data-state="checked"]': { background: vars.color.bg.accent, borderColor: vars.color.bg.accent },
    '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
  },
});
export const thumb = style({
  display: 'block',
  width: '14px',
  height: '14px',
  margin: '2px',
  borderRadius: vars.radius.full,
  background: vars.color.border.strong,
  transition: `translate ${vars.duration.fast} ${vars.easing.out}`,
  '@media': { '(prefers-reduced-motion: reduce)': { transition: 'none' } },
  selectors: { '&[data-state="checked"]': { translate: '16px', background: vars.color.fg.onAccent } },
});
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({ cursor: 'pointer', selectors: { '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' } } });
export const help = style({ color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
