export { readInput, type MendedReading } from './readInput.ts';
export type { FurtherInput, InputReading } from './reader.ts';
export { taxonomyBeside } from './taxonomy.ts';
