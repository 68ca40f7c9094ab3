import { vars } from '@panome/ui/theme';
import { style } from '@vanilla-extract/css';

export const letter = style({ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' });
export const acts = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small });
