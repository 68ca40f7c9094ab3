export { sequenceLogo } from './sequenceLogo.ts';
