export { spareMessages } from './layerEvents.ts';
export { enterModal } from './modals.ts';
export { useMessageHost } from './useMessageHost.ts';
export { useModalTurn } from './useModalTurn.ts';
export { useOpener } from './useOpener.ts';
