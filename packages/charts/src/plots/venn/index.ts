export { venn } from './venn.ts';
