export { mrppBox } from './mrppBox.ts';
