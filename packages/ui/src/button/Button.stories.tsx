import type { Meta, StoryObj } from '@storybook/react-vite';
import { Download, Play, Trash2 } from 'lucide-react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Button } from './index.ts';

export default {
  title: '基础/Button',
  component: Button,
  args: { children: '保存', onClick: fn() },
} satisfies Meta<typeof Button>;

type Story = StoryObj<typeof Button>;

const looks = [
  { variant: 'primary', icon: <Play size={16} strokeWidth={1.5} />, children: '运行' },
  { variant: 'secondary', icon: <Download size={16} strokeWidth={1.5} />, children: '下载' },
  { variant: 'quiet', children: '取消' },
  { tone: 'danger', icon: <Trash2 size={16} strokeWidth={1.5} />, children: '删除' },
] as const;

export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '保存' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const Primary: Story = { tags: ['!visual'], args: { variant: 'primary' } };
export const Danger: Story = { tags: ['!visual'], args: { tone: 'danger', children: '删除' } };
/** The one act of a window that loses something. */
export const PrimaryDanger: Story = {
  tags: ['!visual'],
  args: { variant: 'primary', tone: 'danger', children: '删除 3 个文件' },
  render: (args) => (
    <Inline>
      <Button {...args} />
      <Button {...args} disabled />
    </Inline>
  ),
  play: async ({ canvasElement }) => {
    const [live, blocked] = within(canvasElement).getAllByRole('button') as [HTMLElement, HTMLElement];
    await expect(getComputedStyle(blocked).backgroundColor).not.toBe(getComputedStyle(live).backgroundColor);
  },
};
export const Quiet: Story = { args: { variant: 'quiet', children: '取消' } };

export const Variants: Story = {
  tags: ['contrast', 'weak', 'compact', 'narrow'],
  render: () => (
    <Stack align="start">
      {([{}, { disabled: true }, { loading: true }] as const).map((state) => (
        <Inline key={JSON.stringify(state)}>
          {looks.map((look) => (
            <Button {...state} {...look} key={look.children} />
          ))}
        </Inline>
      ))}
    </Stack>
  ),
};

export const Sizes: Story = {
  render: () => (
    <Inline>
      <Button size="small">小</Button>
      <Button>中</Button>
      <Button size="large">大</Button>
    </Inline>
  ),
};

export const AsLink: Story = {
  tags: ['!visual'],
  args: { asChild: true, variant: 'primary', children: <a href="#projects">查看项目</a> },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '查看项目' })).toHaveAttribute('href', '#projects');
  },
};

export const Block: Story = {
  render: () => (
    <Box maxWidth="form">
      <Button block size="large" variant="primary">
        登录
      </Button>
    </Box>
  ),
};

/** Words that are too long for the place wrap; nothing is cut off. */
export const LongText: Story = {
  render: () => (
    <Box maxWidth="form">
      <Stack align="start">
        <Button icon={<Download size={16} strokeWidth={1.5} />}>
          下载全部图表、表格和方法说明，并打包为一个压缩文件，发送到项目联系人的邮箱，同时抄送给项目的全部成员
        </Button>
        <Button variant="primary">{'R1_01_'.repeat(34)}</Button>
      </Stack>
    </Box>
  ),
};

/** Pressing twice while the first press is at work sends nothing more; the width and the focus stay. */
export const Loading: Story = {
  tags: ['!visual'],
  args: { loading: true, variant: 'primary' },
  render: (args) => (
    <Stack align="start">
      <Button {...args} />
      <Button variant="primary">保存</Button>
    </Stack>
  ),
  play: async ({ args, canvasElement }) => {
    const [button, still] = within(canvasElement).getAllByRole('button', { name: '保存' }) as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.dblClick(button);
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button.offsetWidth).toBe(still.offsetWidth);
  },
};

/** Blocked with a reason it can still be reached, so that the reason is read; pressing does nothing. */
export const DisabledWithReason: Story = {
  args: { disabled: '至少需要 3 个样本', variant: 'primary', children: '运行' },
  play: async ({ args, canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: '运行' });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('至少需要 3 个样本');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

const submit = fn((event: React.FormEvent) => event.preventDefault());
/** Enter in a field does not submit again while the button is at work. */
export const LoadingInForm: Story = {
  tags: ['!visual'],
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
