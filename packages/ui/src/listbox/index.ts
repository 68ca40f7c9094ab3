export * as listboxStyles from './listbox.css.ts';
export { ListboxLayer } from './ListboxLayer.tsx';
export type { ListboxLayerProps } from './ListboxLayer.tsx';
export type { Option } from './option.ts';
export { pinyinInitials } from './pinyinInitials.ts';
export { useActiveOption } from './useActiveOption.ts';
