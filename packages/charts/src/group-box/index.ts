export { groupBox } from './groupBox.ts';
