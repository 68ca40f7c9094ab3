export { contributionSamples } from './contributionSamples.ts';
