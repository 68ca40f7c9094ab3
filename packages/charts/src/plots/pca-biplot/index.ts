export { pcaBiplot } from './pcaBiplot.ts';
