import type { ExampleChoices } from '../example.ts';

export const communityExamples: ExampleChoices = {};
