import { style } from '@vanilla-extract/css';

/** Only switches what is inside off: nothing of a frame. */
export const fields = style({ display: 'contents' });
