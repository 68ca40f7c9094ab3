export { printed, unheldIn } from './printable.ts';
