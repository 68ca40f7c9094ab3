import type { ExampleChoices } from '../example.ts';

export const singleCellExamples: ExampleChoices = {};
