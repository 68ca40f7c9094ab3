export { useDirection } from './DirectionContext.ts';
export type { Direction } from './DirectionContext.ts';
export { DirectionProvider } from './DirectionProvider.tsx';
export type { DirectionProviderProps } from './DirectionProvider.tsx';
export { inlineKey, isRightToLeft, sidesOf } from './inlineKey.ts';
export type { Sides } from './inlineKey.ts';
