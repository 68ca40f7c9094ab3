export { procrustesResiduals } from './procrustesResiduals.ts';
