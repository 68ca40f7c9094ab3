import { style } from '../theme/index.ts';

/** Its content keeps its place in the layout, and nobody sees or reaches it. */
export const hidden = style({ display: 'contents', visibility: 'hidden' });
export const blocked = style({ display: 'contents' });
