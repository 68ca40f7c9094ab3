import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions } from 'vite';
import { propTables } from './propTables.ts';

// Reading types for the prop tables takes as long as a whole compile; tests show no tables.
const underTest = process.env['VITEST'] !== undefined;

export default {
  framework: '@storybook/react-vite',
  stories: ['../packages/ui/src/**/*.mdx', '../packages/ui/src/**/*.stories.tsx'],
  addons: [
    // Tables in MDX are no part of Markdown proper.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
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
    resolve: { ...config.resolve, conditions: ['panome-source', ...defaultClientConditions] },
    plugins: [...(config.plugins ?? []), vanillaExtractPlugin()],
  }),
} satisfies StorybookConfig;
