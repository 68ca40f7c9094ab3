export { othersColor, taxaColors } from './taxaColors.ts';
export { carrierColors } from './carrierColors.ts';
