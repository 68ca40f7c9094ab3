import { globalLayer } from '@vanilla-extract/css';

/** The cascade, lowest first. Order never depends on imports. */
export const reset = globalLayer('reset');
export const theme = globalLayer('theme');
export const components = globalLayer('components');
export const layout = globalLayer('layout');
