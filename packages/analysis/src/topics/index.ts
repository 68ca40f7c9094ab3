export { topics } from './topics.ts';
