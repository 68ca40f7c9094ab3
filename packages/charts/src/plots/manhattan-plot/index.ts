export { manhattanPlot } from './manhattanPlot.ts';
