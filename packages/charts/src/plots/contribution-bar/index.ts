export { contributionBar } from './contributionBar.ts';
