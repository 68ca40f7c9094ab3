export { daLollipop } from './daLollipop.ts';
