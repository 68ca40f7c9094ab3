export { scMiloBeeswarm } from './scMiloBeeswarm.ts';
