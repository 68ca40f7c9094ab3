import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Tooltip } from './Tooltip.tsx';

const meta = { title: '浮层/Tooltip', component: Tooltip, args: { content: '按丰度从高到低取前 50 个特征', children: <Button>自动筛选</Button> } } satisfies Meta<typeof Tooltip>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button');
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('按丰度从高到低取前 50 个特征');
    await expect(button).toHaveAccessibleDescription('按丰度从高到低取前 50 个特征');
  },
};

export const Keyboard: Story = {
  play: async () => {
    await userEvent.tab();
    await screen.findByRole('tooltip');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull());
  },
};
