import { style } from '@vanilla-extract/css';

export const picture = style({ display: 'block', maxWidth: '100%', height: 'auto' });
