import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const reading = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 240px))', gap: vars.space.medium });
export const problems = style({ maxHeight: '320px', overflowY: 'auto' });
export const table = style({ height: 'max(320px, 60vh)' });
export const line = style({ color: vars.color.fg.subtle });
export const found = style({ display: 'block', color: vars.color.fg.default, background: vars.color.bg.selected, outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '-2px' });
