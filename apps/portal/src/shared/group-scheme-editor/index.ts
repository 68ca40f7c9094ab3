export { groupColors } from './GroupSchemeColor.tsx';
export type { GroupScheme, SampleGroup } from './groupScheme.ts';
export { GroupSchemeEditor, type GroupSchemeEditorProps } from './GroupSchemeEditor.tsx';
export type { ParsedScheme } from './GroupSchemePaste.tsx';
