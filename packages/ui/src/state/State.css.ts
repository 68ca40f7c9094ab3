import { recipe, style, vars } from '../theme/index.ts';

export const state = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.large,
    textAlign: 'center',
    color: vars.color.fg.default,
  },
  variants: {
    variant: {
      page: { paddingBlock: vars.space.xxxlarge },
      inline: { paddingBlock: vars.space.xlarge, paddingInline: vars.space.medium, gap: vars.space.medium },
    },
  },
});
export const drawing = style({
  width: '120px',
  height: '80px',
  fill: 'none',
  stroke: vars.color.fg.subtle,
  strokeWidth: 1.5,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const faint = style({ stroke: vars.color.border.default });
export const accent = style({ stroke: vars.color.border.accent });
export const danger = style({ stroke: vars.color.border.danger });
export const success = style({ stroke: vars.color.fg.success });
export const warning = style({ stroke: vars.color.fg.warning });
export const surface = style({ fill: vars.color.bg.surface });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  maxWidth: '40em',
  minWidth: 0,
});
export const title = style({ overflowWrap: 'anywhere', fontWeight: vars.weight.strong });
export const description = style({ color: vars.color.fg.muted, overflowWrap: 'anywhere' });
export const detail = style({
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  overflowWrap: 'anywhere',
});
export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: vars.space.small });
export const requestId = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: vars.space.xsmall,
  color: vars.color.fg.subtle,
  fontSize: vars.text.secondary.size,
  lineHeight: vars.text.secondary.line,
  overflowWrap: 'anywhere',
});
