export { CommandPalette } from './CommandPalette.tsx';
export type { CommandPaletteProps } from './CommandPalette.tsx';
export type { CommandGroup, CommandItem } from './commandItem.ts';
