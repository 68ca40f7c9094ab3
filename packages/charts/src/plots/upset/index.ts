export { upset } from './upset.ts';
