import { createVar } from '@vanilla-extract/css';
import { style, vars } from '../theme/index.ts';

/** The height of the whole list and the place of one row, in px. */
export const extent = createVar();
export const offset = createVar();

export const space = style({ position: 'relative', height: extent });
export const row = style({ position: 'absolute', insetInline: 0, insetBlockStart: offset, height: vars.size.control });
export const words = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.small, minWidth: 0, whiteSpace: 'nowrap' });
export const label = style({ minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
