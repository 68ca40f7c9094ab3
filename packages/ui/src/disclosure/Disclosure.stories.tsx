import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Disclosure } from './index.ts';

export default {
  title: '数据展示/Disclosure',
  component: Disclosure,
  args: {
    summary: '报告多久能看到？',
    children: <Text tone="muted">通常在数据下机后五个工作日内，完成时会发消息。</Text>,
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Disclosure>;

type Story = StoryObj<typeof Disclosure>;

const details = (root: HTMLElement) => root.querySelector('details')!;

export const Basic: Story = { tags: ['narrow', 'focus'], args: { defaultOpen: true } };

/** Tab stops at the line; what is inside comes after it only while it is open. Enter and Space press, by the browser. */
export const Presses: Story = {
  tags: ['!visual'],
  args: { children: <Button>查看进度</Button> },
  play: async ({ args, canvasElement }) => {
    const line = within(canvasElement).getByText('报告多久能看到？');
    await userEvent.tab();
    await expect(line).toHaveFocus();
    await userEvent.click(line);
    await expect(details(canvasElement)).toHaveAttribute('open');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('button', { name: '查看进度' })).toBeVisible();
    await userEvent.click(line);
    await expect(details(canvasElement)).not.toHaveAttribute('open');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Those of one name are an accordion. */
export const Accordion: Story = {
  render: () => (
    <div>
      <Disclosure defaultOpen name="faq" summary="报告多久能看到？">
        <Text tone="muted">通常在数据下机后五个工作日内。</Text>
      </Disclosure>
      <Disclosure name="faq" summary="怎样把项目分享给同事？">
        <Text tone="muted">在项目页按“分享”，填写对方的账号。</Text>
      </Disclosure>
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [first, second] = canvasElement.querySelectorAll('details');
    await userEvent.click(within(canvasElement).getByText('怎样把项目分享给同事？'));
    await expect(second).toHaveAttribute('open');
    await expect(first).not.toHaveAttribute('open');
  },
};

/** Details beside the main thing. */
export const Quiet: Story = { args: { variant: 'quiet', summary: '3 个样本没有参加', defaultOpen: true } };

/** Large content waits for the first opening, and then stays. */
export const Lazy: Story = {
  tags: ['!visual'],
  args: { lazy: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByText(/五个工作日/)).toBeNull();
    await userEvent.click(canvas.getByText('报告多久能看到？'));
    await expect(canvas.getByText(/五个工作日/)).toBeVisible();
  },
};

function ByPage() {
  const [open, setOpen] = useState(false);
  return (
    <Stack align="start">
      <Button onClick={() => setOpen(true)}>展开说明</Button>
      <Disclosure onOpenChange={setOpen} open={open} summary="说明">
        <Text>页面决定是否展开。</Text>
      </Disclosure>
    </Stack>
  );
}

/** The page holds whether it is open. */
export const Controlled: Story = {
  tags: ['!visual'],
  render: () => <ByPage />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '展开说明' }));
    await expect(details(canvasElement)).toHaveAttribute('open');
    await userEvent.click(within(canvasElement).getByText('说明'));
    await expect(details(canvasElement)).not.toHaveAttribute('open');
  },
};
