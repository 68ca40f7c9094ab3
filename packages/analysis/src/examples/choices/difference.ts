import type { ExampleChoices } from '../example.ts';
import { complete } from './matrix.ts';

export const differenceExamples: ExampleChoices = { 'two-group': { make: complete, options: { reference: '对照', test_group: '高剂量' } } };
