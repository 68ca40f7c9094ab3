export { permanovaR2 } from './permanovaR2.ts';
