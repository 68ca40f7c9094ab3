export { barRecipes } from './barRecipes.ts';
