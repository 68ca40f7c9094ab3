import type { ExampleChoices } from '../example.ts';

export const plotExamples: ExampleChoices = {};
