export { applyEdits } from './applyEdits.ts';
export type { EditedSvg } from './applyEdits.ts';
export { fontFamilies } from './figureEdit.ts';
export type { FigureEdit } from './figureEdit.ts';
