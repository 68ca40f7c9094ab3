export { factorAnnotations } from './annotations.ts';
export { clusteredCells } from './clusteredCells.ts';
export { assemble, colorBarPart, gridAt, type Part } from './parts.ts';
