export { recentTools } from './recentTools.ts';
export { searchTools, type ToolSummary } from './searchTools.ts';
export { storedFirst } from './toolDialog.text.ts';
export { ToolDialog } from './ToolDialog.tsx';
