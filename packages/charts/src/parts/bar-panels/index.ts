export { type BarPanel, splitPanels } from './panels.ts';
