export { modelRecipes } from './modelRecipes.ts';
