import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Breadcrumb } from './index.ts';

const links = (names: readonly string[]) =>
  names.map((name) => (
    <Link href={`#${name}`} key={name} tone="muted">
      {name}
    </Link>
  ));
const deep = ['全部文件', '2024 年', '肝脏代谢组', '原始数据', '批次 3', '质控'];

export default {
  title: '导航/Breadcrumb',
  component: Breadcrumb,
  args: { current: '差异分析', children: links(['项目', '肝脏代谢组 2024-03']) },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
} satisfies Meta<typeof Breadcrumb>;

type Story = StoryObj<typeof Breadcrumb>;

export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation', { name: '当前位置' })).toBeVisible();
    await expect(canvas.getByText('差异分析')).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const TopLevel: Story = { args: { children: undefined, current: '我的文件' } };

/** The middle of a deep path lies under …; Escape closes it and gives the focus back. */
export const Deep: Story = {
  args: { children: links(deep), current: '报告' },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['全部文件', '批次 3', '质控']);
    const more = canvas.getByRole('button', { name: '更多上级' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    await expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '2024 年' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(more).toHaveFocus();
    await expect(canvas.queryByRole('link', { name: '2024 年' })).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getAllByRole('link')).toHaveLength(deep.length);
  },
};

/** On a telephone the level above stays in the line, everything further up is under …, and nothing overflows. */
export const Narrow: Story = {
  tags: ['!visual'],
  args: { children: links(deep), current: '肝脏代谢组 2024-03 差异分析报告（含通路富集）' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual(['质控']);
    await userEvent.click(canvas.getByRole('button', { name: '更多上级' }));
    await expect(canvas.getAllByRole('link').map((link) => link.textContent)).toEqual([
      '全部文件',
      '2024 年',
      '肝脏代谢组',
      '原始数据',
      '批次 3',
      '质控',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

/** Levels are cut at their end, the page's own name wraps. */
export const LongNames: Story = {
  tags: ['!visual'],
  args: {
    children: links(['项目', `肝脏与肾脏样本在高脂饮食干预前后的非靶向代谢组和转录组联合分析${'x'.repeat(80)}`]),
    current: `${'x'.repeat(200)}.csv`,
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
