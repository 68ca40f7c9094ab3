export { embeddingInputs, type EmbeddingInputs, embeddingPoints, pointOptions, refuseInputs } from './points.ts';
export { pointsNote } from './note.ts';
export { trust } from './trust.ts';
export { sampledTrustworthiness } from './sampledTrustworthiness.ts';
export { embeddingTable } from './table.ts';
