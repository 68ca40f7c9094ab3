import { join } from 'node:path';
import { defaultClientConditions } from 'vite';

/**
 * How `@panome/ui/button` is found: in the sources of the library, here by their path too. The compiler of styles follows
 * what a style imports only by paths; by the name of a package it would lose the rules of the theme, for all pages.
 */
export const librarySources = {
  alias: [{ find: /^@panome\/ui\/([\w-]+)$/, replacement: join(import.meta.dirname, '../../ui/src/$1/index.ts') }],
  conditions: ['panome-source', ...defaultClientConditions],
};
