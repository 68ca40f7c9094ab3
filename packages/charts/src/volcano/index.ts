export { volcano } from './volcano.ts';
