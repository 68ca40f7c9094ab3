export { cleanName, maxNameLength, nameProblem, splitExtension, type NameProblem } from './fileName.ts';
export { RenameCell, type RenameCellProps } from './RenameCell.tsx';
export { renameCellText } from './RenameCell.text.ts';
