export { wgcnaMmGs } from './wgcnaMmGs.ts';
