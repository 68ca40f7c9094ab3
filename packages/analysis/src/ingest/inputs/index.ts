export { readInput } from './readInput.ts';
export type { FurtherInput, InputReader, InputReading } from './reader.ts';
