import { isRightToLeft } from '../direction/index.ts';

const gap = 4;
const edge = 8;

/** Puts a fixed layer under its control, or above it where there is more room, within the window. */
export function placeLayer(control: HTMLElement, layer: HTMLElement) {
  const { clientHeight: height, clientWidth: width } = document.documentElement;
  const box = control.getBoundingClientRect();
  const below = height - box.bottom - gap - edge;
  const above = box.top - gap - edge;
  layer.style.minWidth = `${box.width}px`;
  layer.style.maxHeight = '';
  const up = layer.offsetHeight > below && above > below;
  layer.style.maxHeight = `${Math.max(up ? above : below, 0)}px`;
  layer.style.top = up ? 'auto' : `${box.bottom + gap}px`;
  layer.style.bottom = up ? `${height - box.top + gap}px` : 'auto';
  const left = isRightToLeft(control) ? box.right - layer.offsetWidth : box.left;
  layer.style.left = `${Math.max(edge, Math.min(left, width - layer.offsetWidth - edge))}px`;
}
