export { wgcnaPower } from './wgcnaPower.ts';
