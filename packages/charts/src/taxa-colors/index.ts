export { othersColor, taxaColors } from './taxaColors.ts';
