export { readInput, type MendedReading } from './readInput.ts';
export type { FurtherInput, InputReader, InputReading } from './reader.ts';
