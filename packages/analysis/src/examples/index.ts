export type { Example, ExampleFile, TrueChange } from './example.ts';
export { exampleFor, examples } from './exampleFor.ts';
