import { style } from '../theme/index.ts';

export const wrap = style({ position: 'relative', display: 'inline-flex' });
