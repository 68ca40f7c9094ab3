export { correlationChord } from './correlationChord.ts';
