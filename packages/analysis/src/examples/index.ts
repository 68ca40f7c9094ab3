export type { Example, ExampleChoice, ExampleChoices, ExampleFile, TrueChange } from './example.ts';
export { exampleFor, examples } from './exampleFor.ts';
export { significant, toCsv } from './example.ts';
export { randomDraws } from './randomDraws.ts';
export type { RandomDraws } from './randomDraws.ts';
export { readExample } from './readExample.ts';
