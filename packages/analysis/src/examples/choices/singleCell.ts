import type { ExampleChoices } from '../example.ts';
import { complete } from './matrix.ts';
import { simulateSingleCells } from '../singleCells.ts';

export const singleCellExamples: ExampleChoices = { umap: { make: simulateSingleCells }, tsne: { make: complete, options: { transform: 'log2', scale: 'auto', perplexity: 7 } } };
