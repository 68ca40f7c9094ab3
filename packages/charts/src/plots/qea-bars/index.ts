export { qeaBars } from './qeaBars.ts';
