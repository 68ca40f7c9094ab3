import { createVar } from '@vanilla-extract/css';
import { recipe, style, vars } from '../theme/index.ts';

export const share = createVar();
export const wrap = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, minWidth: 0 });
export const words = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.small, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line, color: vars.color.fg.muted });
export const track = style({ height: '6px', overflow: 'hidden', borderRadius: vars.radius.full, background: vars.color.bg.track });
export const bar = recipe({
  base: { width: share, height: '100%', borderRadius: vars.radius.full, transition: `width ${vars.duration.normal} ${vars.easing.out}` },
  variants: { tone: { accent: { background: vars.color.border.focus }, success: { background: vars.color.fg.success }, danger: { background: vars.color.fg.danger } } },
});
