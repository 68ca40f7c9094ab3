export { sunburst } from './sunburst.ts';
