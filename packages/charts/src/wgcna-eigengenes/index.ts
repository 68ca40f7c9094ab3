export { wgcnaEigengenes } from './wgcnaEigengenes.ts';
