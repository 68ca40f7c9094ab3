export { searchTools, type ToolSummary } from './searchTools.ts';
export { ToolDialog } from './ToolDialog.tsx';
