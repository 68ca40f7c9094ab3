import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Play, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Button } from './index.ts';

export default {
  title: '基础/Button',
  component: Button,
  args: { children: '保存', onClick: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

export const Basic: Story = {};

export const Variants: Story = {
  render: () => (
    <Stack align="start">
      {([false, true] as const).map((disabled) => (
        <Inline key={String(disabled)}>
          <Button disabled={disabled} icon={<Play size={16} strokeWidth={1.5} />} variant="primary">
            运行
          </Button>
          <Button disabled={disabled} icon={<Download size={16} strokeWidth={1.5} />}>
            下载
          </Button>
          <Button disabled={disabled} variant="quiet">
            取消
          </Button>
          <Button disabled={disabled} icon={<Trash2 size={16} strokeWidth={1.5} />} variant="danger">
            删除
          </Button>
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="small">小 28</Button>
      <Button>中 32</Button>
      <Button size="large">大 40</Button>
    </Inline>
  ),
};

export const AsLink: Story = {
  args: { asChild: true, variant: 'primary', children: <a href="#projects">查看项目</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '查看项目' })).toHaveAttribute('href', '#projects');
  },
};

/** Pressing twice while the first press is at work sends nothing more, and the focus stays. */
export const Loading: Story = {
  args: { loading: true, variant: 'primary' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '保存' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
  },
};

const submit = fn((event: React.FormEvent) => event.preventDefault());
/** Enter in a field does not submit again while the button is at work. */
export const LoadingInForm: Story = {
  render: () => (
    <form onSubmit={submit}>
      <Inline>
        <input aria-label="名称" />
        <Button icon={<Play size={16} strokeWidth={1.5} />} loading type="submit">
          提交
        </Button>
      </Inline>
    </form>
  ),
  play: async ({ canvasElement }) => {
    submit.mockClear();
    await userEvent.type(within(canvasElement).getByRole('textbox'), '样本{Enter}');
    await expect(submit).not.toHaveBeenCalled();
  },
};
