import { recipe, style, vars } from '../theme/index.ts';

export const state = recipe({
  base: { display: 'flex', flexDirection: 'column', alignItems: 'center', gap: vars.space.large, textAlign: 'center', color: vars.color.fg.default },
  variants: { size: { page: { paddingBlock: vars.space.xxxlarge }, inline: { paddingBlock: vars.space.xlarge, gap: vars.space.medium } } },
});
export const drawing = style({ width: '120px', height: '80px', fill: 'none', stroke: vars.color.fg.subtle, strokeWidth: 1.5, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const faint = style({ stroke: vars.color.border.default });
export const accent = style({ stroke: vars.color.border.accent });
export const danger = style({ stroke: vars.color.border.danger });
export const surface = style({ fill: vars.color.bg.surface });
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall, maxWidth: '40em' });
export const title = style({ fontWeight: vars.weight.strong });
export const description = style({ color: vars.color.fg.muted, overflowWrap: 'anywhere' });
export const detail = style({ color: vars.color.fg.subtle, fontSize: vars.text.secondary.size, lineHeight: vars.text.secondary.line, overflowWrap: 'anywhere' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });
