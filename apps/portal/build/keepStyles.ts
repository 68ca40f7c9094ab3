import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

const styled =
  /\b(style|styleVariants|globalStyle|recipe|keyframes|globalKeyframes|fontFace|createTheme|createGlobalTheme)\(/;

/**
 * Ends a build that lost styles. In about one of twenty builds on a busy machine the compiler of the `.css.ts` files
 * forgets the rules of a file that another one imports while it is read for the first time; with the theme the whole
 * page is bare. Such a build is made again (`build.mjs`).
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
