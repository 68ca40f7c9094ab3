import type { ExampleChoices } from '../example.ts';

export const enrichmentExamples: ExampleChoices = {};
