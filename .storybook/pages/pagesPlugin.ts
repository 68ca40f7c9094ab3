import { join } from 'node:path';
import type { Plugin } from 'vite';
import { publicTypes } from '../source/publicTypes.ts';

/** Pages of documentation take their blocks from `blocks.tsx`, and the types of the library from here. */
export function pagesPlugin(): Plugin {
  return {
    name: 'pages',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source === 'virtual:public-types') return '\0public-types';
      if (source === '@storybook/addon-docs/blocks' && importer?.endsWith('.mdx'))
        return join(import.meta.dirname, 'blocks.tsx');
      return null;
    },
    load: (id) => (id === '\0public-types' ? `export const publicTypes = ${JSON.stringify(publicTypes())};` : null),
  };
}
