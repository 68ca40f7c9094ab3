import { style as vanillaStyle, type StyleRule } from '@vanilla-extract/css';
import { components, layout } from './layers.css.ts';

/** A class whose rules all lie in the components layer. */
export const style = (rule: StyleRule, debugId?: string): string =>
  vanillaStyle({ '@layer': { [components]: rule } }, debugId);
/** A class whose rules lie in the layout layer, above every component. */
export const layoutStyle = (rule: StyleRule, debugId?: string): string =>
  vanillaStyle({ '@layer': { [layout]: rule } }, debugId);
