export { scMarkerDots } from './scMarkerDots.ts';
export { dotPlot } from './dotPlot.ts';
