import { style } from '@vanilla-extract/css';

/** Stands where a route used to: the whole width, and as high as there is room. */
export const page = style({ display: 'flex', flexDirection: 'column', flex: 1, minWidth: 0 });
