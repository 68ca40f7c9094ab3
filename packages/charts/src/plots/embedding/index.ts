export { embedding, namedSpec } from './embedding.ts';
