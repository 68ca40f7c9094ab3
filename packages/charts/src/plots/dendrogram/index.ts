export { dendrogram } from './dendrogram.ts';
