import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

// Styles rather than attributes: naming the variables here would carry the whole theme into the first script.
export const plate = style({ fill: vars.color.bg.accent });
export const bond = style({ stroke: vars.color.fg.onAccent });
export const atom = style({ fill: vars.color.fg.onAccent });
