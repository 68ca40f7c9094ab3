export { fitted, panelGrid } from './panelGrid.ts';
