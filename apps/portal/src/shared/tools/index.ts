export { recentTools } from './recentTools.ts';
export { searchTools, type ToolSummary } from './searchTools.ts';
export { storedFirst } from './toolDialog.text.ts';
export { useTableTools, type TableTools, type ToolFit } from './useTableTools.ts';
export { ToolDialog } from './ToolDialog.tsx';
