import type { Preview } from '@storybook/react-vite';
import { applyAppearance } from '../packages/ui/src/appearance/index.ts';
import { LocaleProvider } from '../packages/ui/src/locale/index.ts';
import { enUS } from '../packages/ui/src/locale-en-us/index.ts';
import '../packages/ui/src/theme/index.ts';
import { chosenAppearance } from './appearance.ts';
import { docsContainer } from './docs.tsx';
import { isEmbedded, keepQuiet } from './pages/quiet.ts';

declare global {
  var PREVIEW_URL: string | undefined;
}
// Stories in windows of their own on a page of documentation do not act by themselves (`embed` is Storybook's word).
globalThis.PREVIEW_URL = 'iframe.html?embed=true';
if (isEmbedded()) keepQuiet();

const english = (locale: unknown) => locale === 'en-US';
const item = (value: string, title: string) => ({ value, title });
const window = (width: number, height = 900) => ({
  name: `${width} × ${height}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

/** Every story is drawn as the toolbar says; the test run looks at each one in light and in dark. */
export default {
  tags: ['visual'],
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    docs: { codePanel: true, container: docsContainer, toc: { title: '本页内容', headingSelector: 'h2, h3' } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          '开始',
          ['介绍', '属性的规则', '外观', '主题与改写', '设计变量', '文字排版', '图标', '无障碍', '更新日志'],
          '基础',
          '布局',
          '输入',
          '数据展示',
          '导航',
          '浮层',
          '反馈',
          '业务组件',
          '图表',
          '示例',
          '门户',
        ],
      },
    },
    controls: { expanded: true, sort: 'requiredFirst' },
    viewport: {
      options: {
        narrow: window(390),
        tablet: window(768),
        laptop: window(1024),
        desktop: window(1440),
        page: window(1200, 1180),
      },
    },
  },
  globalTypes: {
    theme: {
      toolbar: { title: '主题', icon: 'sun', items: [item('light', '浅色'), item('dark', '深色')], dynamicTitle: true },
    },
    contrast: {
      toolbar: {
        title: '对比度',
        icon: 'contrast',
        items: [item('normal', '普通对比度'), item('more', '高对比度')],
        dynamicTitle: true,
      },
    },
    vision: {
      toolbar: {
        title: '色觉',
        icon: 'eye',
        items: [item('normal', '普通色觉'), item('weak', '色弱')],
        dynamicTitle: true,
      },
    },
    density: {
      toolbar: {
        title: '密度',
        icon: 'component',
        items: [item('comfortable', '宽松'), item('compact', '紧凑')],
        dynamicTitle: true,
      },
    },
    locale: {
      toolbar: {
        title: '语言',
        icon: 'globe',
        items: [item('zh-CN', '中文'), item('en-US', 'English')],
        dynamicTitle: true,
      },
    },
    primary: { description: '主色，#rrggbb' },
  },
  initialGlobals: {
    theme: 'light',
    contrast: 'normal',
    vision: 'normal',
    density: 'comfortable',
    locale: 'zh-CN',
    primary: '',
  },
  decorators: [
    (Story, { globals, parameters }) => {
      const inEnglish = english(globals['locale']);
      applyAppearance(document.documentElement, chosenAppearance(globals));
      document.documentElement.lang = inEnglish ? 'en' : 'zh-CN';
      document.body.dataset['layout'] = String(parameters['layout']);
      return (
        <LocaleProvider catalogue={inEnglish ? enUS : {}} locale={inEnglish ? 'en-US' : 'zh-CN'}>
          <Story />
        </LocaleProvider>
      );
    },
  ],
} satisfies Preview;
