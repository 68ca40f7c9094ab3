import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const shape = style({
  flexShrink: 0,
  width: '72px',
  height: '48px',
  borderRadius: vars.radius.control,
  background: vars.color.bg.subtle,
});
export const strong = style({ fill: vars.color.fg.accent });
export const soft = style({ fill: vars.color.fg.accent, opacity: 0.55 });
export const faint = style({ fill: vars.color.fg.muted, opacity: 0.4 });
export const line = style({ fill: 'none', stroke: vars.color.fg.muted, strokeWidth: 1 });
