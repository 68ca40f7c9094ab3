export { taxaManhattan } from './taxaManhattan.ts';
