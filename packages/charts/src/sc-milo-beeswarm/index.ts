export { fdrSpec, hoodKey, hoodsOf, runFdr, type Hoods } from './hoods.ts';
export { scMiloBeeswarm } from './scMiloBeeswarm.ts';
