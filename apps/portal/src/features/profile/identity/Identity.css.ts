import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const acts = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.small });
export const gone = style({ textDecoration: 'line-through', color: vars.color.fg.subtle });
