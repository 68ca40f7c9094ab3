export { contributionBar } from './contributionBar.ts';
export { carrierColors } from './carrierColors.ts';
