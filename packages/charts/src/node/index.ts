export { dataCsv } from './dataCsv.ts';
export { renderSvg } from './renderSvg.ts';
export type { Size } from './renderSvg.ts';
