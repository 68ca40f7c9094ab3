export { pcaScree } from './pcaScree.ts';
