export { inlineVars } from './inlineVars.ts';
export { components, layout, reset } from './layers.css.ts';
export { recipe } from './recipe.ts';
export { layoutStyle, style } from './style.ts';
export { styleNonce } from './styleNonce.ts';
export { tokenStyles } from './tokenStyles.ts';
export { vars } from './theme.css.ts';
