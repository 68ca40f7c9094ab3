import { recipe, style, vars } from '../theme/index.ts';

export const box = style({
  appearance: 'none',
  position: 'relative',
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: vars.size.iconSmall,
  height: vars.size.iconSmall,
  marginBlock: `calc((1lh - ${vars.size.iconSmall}) / 2)`,
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.small,
  background: vars.color.bg.surface,
  color: vars.color.fg.onAccent,
  cursor: 'pointer',
  selectors: {
    // The target is 24 px although the box is 16.
    '&::before': { content: '""', position: 'absolute', inset: '-5px' },
    '&:hover:not(:disabled)': { borderColor: vars.color.border.focus },
    '&:is(:checked, :indeterminate), &:is(:checked, :indeterminate):hover:not(:disabled)': {
      background: vars.color.bg.accent,
      borderColor: vars.color.bg.accent,
    },
    '&:checked:not(:indeterminate)::after': {
      content: '""',
      width: '5px',
      height: '9px',
      marginBlockStart: '-2px',
      border: 'solid',
      borderWidth: '0 2px 2px 0',
      rotate: '45deg',
    },
    '&:indeterminate::after': { content: '""', width: '8px', borderBlockStart: '2px solid' },
    '&:disabled': {
      background: 'transparent',
      borderColor: vars.color.border.default,
      color: vars.color.fg.disabled,
      cursor: 'not-allowed',
    },
    // Only what is ticked is filled: an empty box that cannot be ticked must not look like a full one.
    '&:disabled:is(:checked, :indeterminate)': {
      background: vars.color.bg.track,
      borderColor: vars.color.border.default,
    },
    '&[aria-invalid="true"]': { borderColor: vars.color.border.danger },
  },
});
export const group = recipe({
  base: { display: 'flex', rowGap: vars.space.small, columnGap: vars.space.xlarge },
  variants: {
    orientation: { horizontal: { flexWrap: 'wrap' }, vertical: { flexDirection: 'column', alignItems: 'flex-start' } },
  },
});
