export { groupColors } from './GroupSchemeColor.tsx';
export type { GroupScheme } from './groupScheme.ts';
export { GroupSchemeEditor, type GroupSchemeEditorProps } from './GroupSchemeEditor.tsx';
