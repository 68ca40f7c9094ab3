import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const styled =
  /\b(style|styleVariants|globalStyle|recipe|keyframes|globalKeyframes|fontFace|createTheme|createGlobalTheme)\(/;

/**
 * Ends a build that lost styles. The compiler of the `.css.ts` files forgets the rules of a file that another one, read
 * before it, imports by the name of its package; with the theme the whole page is bare. `librarySources` gives those
 * names their path; what comes in some other way is caught here.
 */
export function keepStyles(): Plugin {
  return {
    name: 'keep-styles',
    apply: 'build',
    generateBundle() {
      const ids = new Set(this.getModuleIds());
      const lost = [...ids].filter(
        (id) => id.endsWith('.css.ts') && !ids.has(`${id}.vanilla.css`) && styled.test(readFileSync(id, 'utf8')),
      );
      if (lost.length > 0) this.error(`styles were lost of ${lost.join(', ')}`);
    },
  };
}
