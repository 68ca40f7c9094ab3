export { finished } from './finished.ts';
