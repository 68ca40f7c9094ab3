import { recipe, style, vars } from '../theme/index.ts';

export const result = style({ display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.large, paddingBlock: vars.space.xxxlarge, textAlign: 'center' });
export const icon = recipe({
  base: { display: 'inline-flex', padding: vars.space.medium, borderRadius: vars.radius.full },
  variants: {
    tone: {
      success: { background: vars.color.bg.successSubtle, color: vars.color.fg.success },
      info: { background: vars.color.bg.accentSubtle, color: vars.color.fg.accent },
      warning: { background: vars.color.bg.warningSubtle, color: vars.color.fg.warning },
      danger: { background: vars.color.bg.dangerSubtle, color: vars.color.fg.danger },
    },
  },
});
export const description = style({ maxWidth: '40em', color: vars.color.fg.muted });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });
