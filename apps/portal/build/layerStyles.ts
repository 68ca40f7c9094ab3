import type { Plugin } from 'vite';

const own = /\/apps\/portal\/src\/.+\.css\.ts\.vanilla\.css$/;
const order = ['reset', 'theme', 'components', 'layout', 'portal'];
/** What names things instead of styling them may stand outside a layer. */
const naming = /^@(?:charset|layer|font-face|property|(?:-webkit-)?keyframes)\b/;

/** The beginnings of the outermost rules of a minified style sheet. */
export function outerRules(css: string): readonly string[] {
  const rules: string[] = [];
  let [depth, start, quote] = [0, 0, ''];
  for (let at = 0; at < css.length; at += 1) {
    const sign = css[at]!;
    if (quote) {
      if (sign === '\\') at += 1;
      else if (sign === quote) quote = '';
    } else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}') depth -= 1;
    if (depth > 0 || quote || (sign !== '}' && sign !== ';')) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
}

/** The layers of a style sheet in the order in which it names them first, which is their order in the cascade. */
export const layersOf = (css: string): readonly string[] => [
  ...new Set(
    [...css.matchAll(/@layer ([\w,\s-]+)[{;]/g)].flatMap(([, names]) => names!.split(',').map((n) => n.trim())),
  ),
];

/**
 * Puts every style of the portal into the layer `portal`, above those of the library, so that neither the order in which
 * files are loaded nor the weight of a selector decides between the two. Ends a build in which a rule lies outside the
 * layers, or in which the first sheet names them in another order.
 */
export function layerStyles(): Plugin {
  return {
    name: 'layer-styles',
    enforce: 'pre',
    transform: (code, id) => (own.test(id.replaceAll('\\', '/')) ? `@layer portal {\n${code}\n}` : null),
    generateBundle(_options, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !asset.fileName.endsWith('.css')) continue;
        const css = String(asset.source);
        const outside = outerRules(css).filter((rule) => !naming.test(rule));
        if (outside.length > 0) this.error(`${asset.fileName}: outside every layer: ${outside[0]!.slice(0, 120)}`);
        const layers = layersOf(css);
        const first = layers.includes('reset');
        if (first && layers.join() !== order.filter((name) => layers.includes(name)).join())
          this.error(`${asset.fileName}: layers in the order ${layers.join(', ')}`);
      }
    },
  };
}
