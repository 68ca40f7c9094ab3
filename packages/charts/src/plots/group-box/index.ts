export { groupBox } from './groupBox.ts';
export { wgcnaEigengenes } from './wgcnaEigengenes.ts';
