import { recipe, style, vars } from '../theme/index.ts';

export const list = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const item = style({
  display: 'flex',
  flexGrow: 1,
  alignItems: 'center',
  gap: vars.space.small,
  minHeight: vars.size.control,
  color: vars.color.fg.muted,
  selectors: {
    '&:last-child': { flexGrow: 0 },
    '&:not(:last-child)::after': { content: '""', flexGrow: 1, minWidth: vars.space.large, height: '1px', background: vars.color.border.default },
    '&[aria-current]': { color: vars.color.fg.default, fontWeight: vars.weight.strong },
  },
});
export const mark = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: 0,
    width: vars.space.xlarge,
    height: vars.space.xlarge,
    border: `1px solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    fontSize: vars.text.secondary.size,
    fontWeight: vars.weight.regular,
  },
  variants: {
    status: {
      waiting: {},
      current: { borderColor: vars.color.bg.accent, background: vars.color.bg.accent, color: vars.color.fg.onAccent },
      done: { borderColor: vars.color.border.accent, color: vars.color.fg.accent },
      failed: { borderColor: vars.color.border.danger, color: vars.color.fg.danger },
    },
  },
});
