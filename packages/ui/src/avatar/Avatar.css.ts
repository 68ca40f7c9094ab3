import { recipe, style, vars } from '../theme/index.ts';

export const avatar = recipe({
  base: {
    position: 'relative',
    display: 'inline-flex',
    flexShrink: 0,
    alignItems: 'center',
    justifyContent: 'center',
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    background: vars.color.bg.accentSubtle,
    color: vars.color.fg.accent,
    verticalAlign: 'middle',
    userSelect: 'none',
  },
  variants: {
    size: {
      small: { width: vars.space.xlarge, height: vars.space.xlarge, fontSize: vars.text.secondary.size },
      medium: { width: vars.size.control, height: vars.size.control },
      large: { width: vars.space.xxxlarge, height: vars.space.xxxlarge, fontSize: vars.text.section.size },
    },
  },
  defaultVariants: { size: 'medium' },
});
export const initials = style({ lineHeight: 1 });
export const image = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
