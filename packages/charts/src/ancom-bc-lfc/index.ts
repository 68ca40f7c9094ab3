export { ancomBcLfc } from './ancomBcLfc.ts';
export { foundIn, type Found } from './foundIn.ts';
