export { compositionBar } from './compositionBar.ts';
