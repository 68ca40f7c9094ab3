export { groupBox, ownColors, summaries } from './boxes.ts';
export { lineRecipes } from './lineRecipes.ts';
