export { embedded } from './ordinations.ts';
export { pointRecipes } from './pointRecipes.ts';
