import { recipe, style, vars } from '../theme/index.ts';

export const avatar = recipe({
  base: { display: 'inline-flex', flexShrink: 0, overflow: 'hidden', borderRadius: vars.radius.full, background: vars.color.bg.accentSubtle, color: vars.color.fg.accent, verticalAlign: 'middle' },
  variants: {
    size: {
      small: { width: vars.space.xlarge, height: vars.space.xlarge, fontSize: vars.text.secondary.size },
      medium: { width: vars.size.control, height: vars.size.control },
      large: { width: vars.space.xxxlarge, height: vars.space.xxxlarge, fontSize: vars.text.section.size },
    },
  },
  defaultVariants: { size: 'medium' },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'cover' });
export const letter = style({ display: 'flex', alignItems: 'center', justifyContent: 'center', width: '100%', height: '100%' });
