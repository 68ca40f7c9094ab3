export { gseaRunning } from './gseaRunning.ts';
