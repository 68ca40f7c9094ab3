export { scMarkerDots } from './scMarkerDots.ts';
export { dotPlot, type AreaKey } from './dotPlot.ts';
