export { betaBox } from './betaBox.ts';
