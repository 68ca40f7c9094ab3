export { pcaLoadings } from './pcaLoadings.ts';
