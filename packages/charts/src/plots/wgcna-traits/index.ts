export { wgcnaTraits } from './wgcnaTraits.ts';
