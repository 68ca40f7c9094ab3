export { useControllable } from './useControllable.ts';
export type { Controllable } from './useControllable.ts';
