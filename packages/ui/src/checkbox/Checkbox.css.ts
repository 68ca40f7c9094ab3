import { style, vars } from '../theme/index.ts';

export const row = style({ display: 'inline-flex', alignItems: 'flex-start', gap: vars.space.small, minWidth: 0, selectors: { '&[data-solo]': { gap: 0 } } });
export const box = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  marginBlock: '3px',
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.bg.surface,
  color: vars.color.fg.onAccent,
  selectors: {
    // The target is 24 px although the box is 16.
    '&::before': { content: '""', position: 'absolute', inset: '-5px' },
    '&:hover:not([data-disabled])': { borderColor: vars.color.border.focus },
    '&[data-state="checked"], &[data-state="indeterminate"]': { background: vars.color.bg.accent, borderColor: vars.color.bg.accent },
    '&[data-disabled]': { background: 'transparent', borderColor: vars.color.border.default, color: vars.color.fg.disabled, cursor: 'not-allowed' },
    // Only what is ticked is filled: an empty box that cannot be ticked must not look like a full one.
    '&[data-disabled]:not([data-state="unchecked"])': { background: vars.color.bg.track },
    '&[aria-invalid="true"]': { borderColor: vars.color.border.danger },
  },
});
export const mark = style({ display: 'inline-flex' });
export const tick = style({ selectors: { '[data-state="indeterminate"] > &': { display: 'none' } } });
export const dash = style({ selectors: { '[data-state="checked"] > &': { display: 'none' } } });
export const words = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({ cursor: 'pointer', selectors: { '&[data-disabled]': { color: vars.color.fg.disabled, cursor: 'not-allowed' } } });
export const help = style({ color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
export const error = style({ color: vars.color.fg.danger, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
