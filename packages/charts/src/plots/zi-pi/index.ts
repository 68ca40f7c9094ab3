export { ziPi } from './ziPi.ts';
