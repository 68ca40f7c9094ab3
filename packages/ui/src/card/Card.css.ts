import { recipe, style, vars } from '../theme/index.ts';

export const card = recipe({
  base: { minWidth: 0, border: `1px solid ${vars.color.border.default}`, borderRadius: vars.radius.card, background: vars.color.bg.surface },
  variants: {
    interactive: {
      true: {
        transition: `border-color ${vars.duration.fast} ${vars.easing.out}`,
        selectors: { '&:hover, &:has(:focus-visible)': { borderColor: vars.color.border.accent } },
      },
      false: {},
    },
  },
  defaultVariants: { interactive: false },
});

export const header = style({
  display: 'flex',
  alignItems: 'center',
  flexWrap: 'wrap',
  gap: vars.space.small,
  minHeight: vars.size.header,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  borderBottom: `1px solid ${vars.color.border.default}`,
});
export const titles = style({ flexGrow: 1, minWidth: 0 });
export const description = style({ color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.xsmall });
export const body = recipe({ base: { minWidth: 0 }, variants: { padding: { large: { padding: vars.space.large }, none: {} } }, defaultVariants: { padding: 'large' } });
