export { stampErrorBar } from './stampErrorBar.ts';
