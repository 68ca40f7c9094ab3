export { enrichmentRecipes } from './enrichmentRecipes.ts';
