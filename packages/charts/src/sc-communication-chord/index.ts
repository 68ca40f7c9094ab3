export { scCommunicationChord } from './scCommunicationChord.ts';
