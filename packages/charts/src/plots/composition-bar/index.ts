export { compositionBar } from './compositionBar.ts';
export { lipidClassBar } from './lipidClassBar.ts';
