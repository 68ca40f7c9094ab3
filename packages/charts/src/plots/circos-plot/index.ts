export { circosPlot } from './circosPlot.ts';
export { scCommunicationChord } from './scCommunicationChord.ts';
