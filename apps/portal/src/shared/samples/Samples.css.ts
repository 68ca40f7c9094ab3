import { style } from '@vanilla-extract/css';

export const result = style({ overflow: 'hidden', textOverflow: 'ellipsis' });
