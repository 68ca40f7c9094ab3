export { cladeShares, cladesOf, featuresAsClades, type Clades } from './clades.ts';
export { phylaOf, phylaOfTaxa } from './phylaOf.ts';
export { sumByTaxon } from './sumByTaxon.ts';
export { rankNames, taxaOf, type RankId, type Taxa } from './taxaOf.ts';
