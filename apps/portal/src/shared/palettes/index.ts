export { PaletteMenu } from './PaletteMenu.tsx';
export { Swatches } from './Swatches.tsx';
export { useOfferedPalettes } from './useOfferedPalettes.ts';
export { refreshPalettes, useOwnPalettes } from './useOwnPalettes.ts';
