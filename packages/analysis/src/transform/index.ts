export { transformed, type Transform } from './transformed.ts';
