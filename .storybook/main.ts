import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { basename, dirname } from 'node:path';
import remarkGfm from 'remark-gfm';
import { mergeAlias } from 'vite';
import { librarySources } from '../packages/tooling/src/librarySources.ts';
import { pagesPlugin } from './pages/pagesPlugin.ts';
import { partLinks } from './pages/partLinks.ts';
import { usageBlocks } from './pages/usageBlocks.ts';
import { propTables } from './propTables.ts';
import { storySourcePlugin } from './source/storySourcePlugin.ts';

// A class begins with the folder of its part, so that a page can tell whose styles name which token.
const identifiers = ({ filePath, hash }: { filePath: string; hash: string }) =>
  `${basename(dirname(filePath))}_${hash}`;

// Reading types for the prop tables takes as long as a whole compile; tests show no tables.
const underTest = process.env['VITEST'] !== undefined;

export default {
  framework: '@storybook/react-vite',
  // Parts of the portal alone have stories, which are their tests and pictures, and no page: nobody else adopts them.
  stories: [
    '../packages/ui/src/**/*.mdx',
    '../packages/ui/src/**/*.stories.tsx',
    '../apps/portal/src/**/*.stories.tsx',
  ],
  addons: [
    // Tables in MDX are no part of Markdown proper.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm, partLinks, usageBlocks] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    reactDocgen: underTest ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      ...propTables,
      tsconfigPath: 'tsconfig.json',
      include: ['packages/ui/src/**/*.tsx'],
    },
  },
  viteFinal: (config) => ({
    ...config,
    resolve: {
      ...config.resolve,
      alias: mergeAlias(config.resolve?.alias ?? [], librarySources.alias),
      conditions: librarySources.conditions,
    },
    plugins: [
      ...(config.plugins ?? []),
      vanillaExtractPlugin(underTest ? {} : { identifiers }),
      pagesPlugin(),
      ...(underTest ? [] : [storySourcePlugin()]),
    ],
  }),
} satisfies StorybookConfig;
