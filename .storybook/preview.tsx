import type { Preview } from '@storybook/react-vite';
import '@panome/ui/theme';

/** Every story is drawn in the theme of the toolbar; the test run draws each one in light and in dark. */
export default {
  tags: ['visual'],
  parameters: { a11y: { test: 'error' }, layout: 'padded', docs: { codePanel: true } },
  globalTypes: { theme: { toolbar: { title: '主题', items: ['light', 'dark'], dynamicTitle: true } } },
  initialGlobals: { theme: (import.meta.env['VITE_STORY_THEME'] as string | undefined) ?? 'light' },
  decorators: [
    (Story, context) => {
      document.documentElement.dataset['theme'] = String(context.globals['theme']);
      document.documentElement.lang = 'zh-CN';
      document.body.dataset['layout'] = String(context.parameters['layout']);
      return <Story />;
    },
  ],
} satisfies Preview;
