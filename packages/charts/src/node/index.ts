export { dataCsv } from './dataCsv.ts';
export { heightOnPaper, roomOnPaper } from './paper.ts';
export type { Paper, Size } from './paper.ts';
export { pagesAsPdf, renderPdf } from './pdf/renderPdf.ts';
export { textsOf } from './pdf/textRuns.ts';
export { renderFigure, renderSvg } from './renderSvg.ts';
