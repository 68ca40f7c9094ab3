import type { ExampleChoices } from '../example.ts';

export const supervisedExamples: ExampleChoices = {};
