export { dataCsv } from './dataCsv.ts';
export { renderPdf } from './pdf/renderPdf.ts';
export { renderSvg } from './renderSvg.ts';
export type { Size } from './renderSvg.ts';
