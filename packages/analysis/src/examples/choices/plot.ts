import type { ExampleChoices } from '../example.ts';
import { complete } from './matrix.ts';

export const plotExamples: ExampleChoices = { distribution: { make: complete } };
