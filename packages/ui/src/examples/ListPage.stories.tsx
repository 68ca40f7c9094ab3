import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ListPage } from './ListPage.tsx';
import { tasks } from './tasks.ts';

export default {
  title: '示例/ListPage',
  component: ListPage,
  args: { tasks },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof ListPage>;

type Story = StoryObj<typeof ListPage>;

export const Basic: Story = { tags: ['contrast', 'weak', 'compact', 'narrow'] };

export const Empty: Story = { args: { tasks: [] } };

/** The search begins at page 1 and says that the filter, not the project, leaves nothing. */
export const NoMatch: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '第 2 页' }));
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索任务' }), '肾脏');
    await expect(await canvas.findByText('没有符合条件的结果')).toBeVisible();
  },
};

/** What a search left out can be had back by one press. */
export const Cleared: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('searchbox', { name: '搜索任务' }), '肾脏');
    await userEvent.click(await canvas.findByRole('button', { name: '清除筛选' }));
    await expect(await canvas.findByText('共 34 条')).toBeVisible();
  },
};

export const Filtered: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('combobox', { name: '状态' }));
    await userEvent.click(await screen.findByRole('option', { name: '失败' }));
    await waitFor(() => expect(canvas.getByText(/共 \d 条/)).toBeVisible());
    await expect(canvas.queryByText('成功')).not.toBeInTheDocument();
  },
};

/** Chosen rows bring their acts; all pages can be chosen at once. */
export const Selecting: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [first] = canvas.getAllByRole('checkbox', { name: /肝脏代谢组 2024-01/ });
    await userEvent.click(first!);
    await userEvent.click(await canvas.findByRole('button', { name: /选择全部 34 项/ }));
    await expect(canvas.getByText(/已选 34 项/)).toBeVisible();
  },
};
