import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { Stack } from '../stack/index.ts';
import { Popover } from './Popover.tsx';

const meta = {
  title: '浮层/Popover',
  component: Popover,
  args: { label: '图表设置', trigger: <Button>图表设置</Button>, children: <Button>恢复默认</Button> },
} satisfies Meta<typeof Popover>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '图表设置' }));
    await waitFor(() => expect(screen.getByRole('button', { name: '恢复默认' })).toHaveFocus());
    await expect(screen.getByRole('dialog', { name: '图表设置' })).toBeVisible();
  },
};

export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '图表设置' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('button', { name: '恢复默认' })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const AlignEnd: Story = {
  args: {
    align: 'end',
    defaultOpen: true,
    trigger: <Button>显示设置</Button>,
    label: '显示设置',
    children: <Checkbox label="显示坐标轴名称" />,
  },
};

/** More than fits scrolls inside the box; the box never leaves the view. */
export const LongContent: Story = {
  tags: ['!visual'],
  args: {
    defaultOpen: true,
    children: (
      <Stack space="xsmall">
        {Array.from({ length: 40 }, (_, index) => (
          <Checkbox key={index} label={`代谢物 ${index + 1}：${'磷脂酰胆碱'.repeat(6)}`} />
        ))}
      </Stack>
    ),
  },
  play: async () => {
    const box = await screen.findByRole('dialog', { name: '图表设置' });
    await expect(box.getBoundingClientRect().bottom).toBeLessThanOrEqual(document.documentElement.clientHeight);
  },
};

export const Controlled: Story = {
  tags: ['!visual'],
  args: { open: true, onOpenChange: fn() },
  play: async ({ args }) => {
    await screen.findByRole('dialog', { name: '图表设置' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    await expect(screen.getByRole('dialog', { name: '图表设置' })).toBeVisible();
  },
};
