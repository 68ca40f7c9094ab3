export { ancomBcLfc } from './ancomBcLfc.ts';
