export { useDirection } from './DirectionContext.ts';
export type { Direction } from './DirectionContext.ts';
export { DirectionProvider } from './DirectionProvider.tsx';
export type { DirectionProviderProps } from './DirectionProvider.tsx';
export { inlineKey, isRightToLeft } from './inlineKey.ts';
