import { readEdges } from './edges.ts';
import { readDistance } from './distance.ts';
import { readEnv } from './env.ts';
import { readBackground, readList } from './list.ts';
import { readLists } from './lists.ts';
import { readCells } from './cells/index.ts';
import { readMatrix2 } from './matrix2.ts';
import { readRanked } from './ranked.ts';
import { readSets } from './sets/index.ts';
import { readTaxonomy } from './taxonomy.ts';
import { readTree } from './tree.ts';
import { readRecords } from './records.ts';
import { readOntology } from './ontology.ts';
import { readPathway } from './pathway/index.ts';
import type { InputValues } from '../../model/index.ts';
import type { FurtherInput, ReaderOf } from './reader.ts';

/** How the file of each further input is read. */
export const readers: { readonly [Kind in FurtherInput]: ReaderOf<InputValues[Kind]> } = {
  matrix2: readMatrix2,
  cells: readCells,
  droplets: async (source, repairs) => ({ ...(await readCells(source, repairs)) }),
  list: readList,
  background: readBackground,
  lists: readLists,
  ranked: readRanked,
  sets: readSets,
  sets2: readSets,
  edges: readEdges,
  records: readRecords,
  records2: readRecords,
  ontology: readOntology,
  pathway: readPathway,
  tree: readTree,
  taxonomy: readTaxonomy,
  env: readEnv,
  distance: readDistance,
};
