import { style, vars } from '../theme/index.ts';

export const content = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: vars.layer.popover,
  maxWidth: 'calc(100vw - 16px)',
  margin: 0,
  border: 'none',
  overflowY: 'auto',
  padding: vars.space.medium,
  borderRadius: vars.radius.card,
  background: vars.color.bg.raised,
  color: vars.color.fg.default,
  boxShadow: vars.shadow.popover,
});
export const footer = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.small });
