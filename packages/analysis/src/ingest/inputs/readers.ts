import { readMatrix2 } from './matrix2.ts';
import type { FurtherInput, InputReader } from './reader.ts';

/** How the file of each further input is read. */
export const readers: { readonly [Kind in FurtherInput]?: InputReader<Kind> } = {
  matrix2: readMatrix2,
};
