/**
 * The part of the appearance that works out colours, in a module of its own so that it is loaded only when somebody
 * chooses.
 */
export { applyAppearance, storedAppearance } from '@panome/ui/appearance';
