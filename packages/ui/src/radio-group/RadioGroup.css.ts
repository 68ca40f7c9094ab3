import { recipe, style, vars } from '../theme/index.ts';

export const group = recipe({
  base: { display: 'flex', rowGap: vars.space.small, columnGap: vars.space.xlarge },
  variants: {
    orientation: { horizontal: { flexWrap: 'wrap' }, vertical: { flexDirection: 'column', alignItems: 'flex-start' } },
  },
});
export const circle = style({
  appearance: 'none',
  position: 'relative',
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  marginBlock: `calc((1lh - ${vars.size.iconSmall}) / 2)`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.full,
  background: vars.color.bg.surface,
  cursor: 'pointer',
  selectors: {
    // The target is 24 px although the circle is 16.
    '&::before': { content: '""', position: 'absolute', inset: '-5px' },
    '&:hover:not(:disabled)': { borderColor: vars.color.border.focus },
    '&:checked': { border: `5px solid ${vars.color.bg.accent}`, background: vars.color.fg.onAccent },
    // The same target as without the thicker border.
    '&:checked::before': { inset: '-9px' },
    '&:checked:hover:not(:disabled)': { borderColor: vars.color.bg.accentHover },
    '[data-invalid] &:not(:checked)': { borderColor: vars.color.border.danger },
    '&:disabled': { borderColor: vars.color.border.default, background: vars.color.bg.track, cursor: 'not-allowed' },
  },
});
