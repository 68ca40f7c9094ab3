import { style, vars } from '../theme/index.ts';

export const content = style({
  zIndex: vars.layer.popover,
  maxWidth: 'calc(100vw - 16px)',
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  boxShadow: vars.shadow.popover,
});
export const footer = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.small });
