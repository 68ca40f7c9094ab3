export { jointScatter } from './jointScatter.ts';
