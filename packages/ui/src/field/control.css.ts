import { recipe, style, vars } from '../theme/index.ts';

/** The frame that every typed-in or chosen value stands in; the control inside has no border of its own. */
export const frame = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.small,
    width: '100%',
    minWidth: 0,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.control,
    background: vars.color.bg.surface,
    color: vars.color.fg.default,
    textAlign: 'start',
    paddingInline: vars.space.small,
    transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
    selectors: {
      '&:hover:not([data-disabled])': { borderColor: vars.color.fg.muted },
      '&:focus-within, &:focus-visible, &[data-state="open"]': {
        borderColor: vars.color.border.focus,
        outline: `1px solid ${vars.color.border.focus}`,
        outlineOffset: 0,
      },
      '&[data-invalid], &[data-invalid]:hover:not([data-disabled])': { borderColor: vars.color.border.danger },
      '&[data-invalid]:focus-within': { outlineColor: vars.color.border.danger },
      // What may be read and copied but not changed: no frame to type into, the text as strong as ever.
      '&:has(> [readonly])': { borderColor: vars.color.border.default, background: vars.color.bg.subtle },
      '&[data-disabled]': {
        borderColor: vars.color.border.default,
        background: vars.color.bg.subtle,
        color: vars.color.fg.disabled,
        cursor: 'not-allowed',
      },
    },
  },
  variants: {
    size: {
      small: { minHeight: vars.size.controlSmall },
      medium: { minHeight: vars.size.control },
      large: { minHeight: vars.size.controlLarge },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const input = style({
  flexGrow: 1,
  width: '100%',
  minWidth: 0,
  border: 'none',
  padding: 0,
  background: 'transparent',
  outline: 'none',
  lineHeight: vars.text.body.line,
  textOverflow: 'ellipsis',
  selectors: {
    '&::placeholder': { color: vars.color.fg.subtle, opacity: 1 },
    '&:disabled': { color: vars.color.fg.disabled, cursor: 'not-allowed' },
    '&:disabled::placeholder': { color: vars.color.fg.disabled },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

export const adornment = style({
  display: 'inline-flex',
  flexShrink: 0,
  color: vars.color.fg.subtle,
  fontSize: vars.text.body.size,
});
