import { style, vars } from '../theme/index.ts';

export const stack = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 });
export const alternative = style({ fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
export const line = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
export const root = style({ position: 'relative', display: 'flex', gap: vars.space.xsmall });
/** Lies over the cells: what is typed, pasted, filled in and read aloud is one text. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  border: 'none',
  padding: 0,
  background: 'transparent',
  color: 'transparent',
  caretColor: 'transparent',
  outline: 'none',
  cursor: 'text',
  selectors: { '&::selection': { background: 'transparent' }, '&:disabled': { cursor: 'not-allowed' } },
});
export const cell = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: vars.size.control,
  height: vars.size.controlLarge,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  background: vars.color.bg.surface,
  fontSize: vars.text.section.size,
  lineHeight: vars.text.section.line,
  selectors: {
    'input:hover:not(:disabled) ~ &': { borderColor: vars.color.fg.muted },
    '[data-invalid] &, [data-invalid] input:hover:not(:disabled) ~ &': { borderColor: vars.color.border.danger },
    'input:focus ~ &[data-next]': {
      borderColor: vars.color.border.focus,
      outline: `1px solid ${vars.color.border.focus}`,
    },
    'input:disabled ~ &': {
      borderColor: vars.color.border.default,
      background: vars.color.bg.subtle,
      color: vars.color.fg.disabled,
    },
  },
});
export const waiting = style({ color: vars.color.fg.subtle });
