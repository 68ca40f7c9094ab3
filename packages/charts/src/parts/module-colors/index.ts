export { moduleColor } from './moduleColors.ts';
