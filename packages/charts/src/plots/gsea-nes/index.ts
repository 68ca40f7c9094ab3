export { gseaNes } from './gseaNes.ts';
