export { inertWhen } from './inertWhen.ts';
export { useEffectEvent } from './useEffectEvent.ts';
export { useLayoutEffect } from './useLayoutEffect.ts';
export { withRef } from './withRef.ts';
