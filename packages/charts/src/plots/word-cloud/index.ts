export { wordCloud } from './wordCloud.ts';
