import { expect, it } from 'vitest';
import { delimiterOf } from './delimiterOf.ts';

it('knows which files are delimited text', () =>
  expect(['x.CSV', 'x.tsv', 'x.xlsx', 'x'].map(delimiterOf)).toEqual([',', '\t', undefined, undefined]));
