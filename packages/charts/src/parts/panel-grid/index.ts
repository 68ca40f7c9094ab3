export { fitted, panelGrid } from './panelGrid.ts';
export { panelRows } from './panelRows.ts';
