export { appearanceScript, parseAppearance, storedAppearance } from './appearanceScript.ts';
export { applyAppearance, systemAppearance, watchSystem } from './applyAppearance.ts';
export { readAppearance } from './readAppearance.ts';
export { resolveAppearance } from './resolveAppearance.ts';
export type { AppearanceChoice, SystemAppearance } from './resolveAppearance.ts';
export { useAppearance } from './useAppearance.ts';
