export { batchPca } from './batchPca.ts';
