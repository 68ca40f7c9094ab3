import type { ExampleChoices } from '../example.ts';
import { normalized } from './matrix.ts';

export const relationExamples: ExampleChoices = { correlation: { make: normalized } };
