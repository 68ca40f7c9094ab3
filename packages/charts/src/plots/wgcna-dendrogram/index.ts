export { wgcnaDendrogram } from './wgcnaDendrogram.ts';
