export { inMessages } from './layerEvents.ts';
export { ModalLayer } from './ModalLayer.tsx';
export type { ModalLayerProps } from './ModalLayer.tsx';
export { topModal } from './modals.ts';
export { placeElement } from './place.ts';
export type { Side } from './place.ts';
export { useMessageHost } from './useMessageHost.ts';
export { useModalTurn } from './useModalTurn.ts';
export { useOpener } from './useOpener.ts';
