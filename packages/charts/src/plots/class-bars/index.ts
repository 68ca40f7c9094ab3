export { classBars } from './classBars.ts';
