export { type Found, foundIn } from './foundIn.ts';
