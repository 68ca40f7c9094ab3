export { assemblyBar } from './assemblyBar.ts';
