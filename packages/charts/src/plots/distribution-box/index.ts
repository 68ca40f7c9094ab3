export { distributionBox } from './distributionBox.ts';
