export { embedding } from './embedding.ts';
