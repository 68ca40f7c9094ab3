export { fdrSpec, hoodKey, type Hoods, hoodsOf, runFdr } from './hoods.ts';
