import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Steps, type Step } from './index.ts';

const steps: Step[] = [
  { id: 'data', label: '选择数据' },
  { id: 'groups', label: '分组' },
  { id: 'options', label: '参数' },
  { id: 'check', label: '确认运行' },
];

export default {
  title: '导航/Steps',
  component: Steps,
  args: { label: '新建任务', steps, current: 'options' },
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
} satisfies Meta<typeof Steps>;

type Story = StoryObj<typeof Steps>;

export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[2]).toHaveAttribute('aria-current', 'step');
    await expect(items[2]).toHaveTextContent('参数第 3 步，共 4 步');
    await expect(items[0]).toHaveTextContent('选择数据已完成');
  },
};
export const First: Story = { args: { current: 'data' } };

/** A mark and a word, not the colour alone. */
export const Failed: Story = {
  args: {
    steps: steps.map((step) => (step.id === 'groups' ? { ...step, failed: true, help: '3 个样本没有分组' } : step)),
  },
  tags: ['!visual'],
  play: async ({ canvasElement }) =>
    expect(within(canvasElement).getAllByRole('listitem')[1]).toHaveTextContent('有误'),
};

/** The reader has gone on, and one step before is still to be done. */
export const StillOpen: Story = {
  tags: ['!visual'],
  args: { steps: steps.map((step) => (step.id === 'groups' ? { ...step, open: true } : step)) },
  play: async ({ canvasElement }) => {
    const items = within(canvasElement).getAllByRole('listitem');
    await expect(items[0]).toHaveTextContent('选择数据已完成');
    await expect(items[1]).toHaveTextContent(/^2分组$/);
  },
};

export const FailedHere: Story = {
  args: { current: 'groups', steps: steps.map((step) => (step.id === 'groups' ? { ...step, failed: true } : step)) },
};

export const Vertical: Story = {
  args: {
    orientation: 'vertical',
    steps: steps.map((step, index) => ({
      ...step,
      ...(index < 2 && { help: ['代谢物丰度.csv', '对照组 6 个，处理组 6 个'][index]! }),
    })),
  },
};

/** Steps have addresses: those that are done lead back to their input. */
export const WithLinks: Story = {
  args: {
    steps: steps.map((step, index) =>
      index < 2 ? { ...step, label: <Link href={`#${step.id}`}>{step.label}</Link> } : step,
    ),
  },
  tags: ['focus', 'hover'],
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '选择数据' })).toHaveFocus();
    await userEvent.tab();
    await expect(within(canvasElement).getByRole('link', { name: '分组' })).toHaveFocus();
  },
};

/** On a telephone the steps stand below each other. */
export const Narrow: Story = {
  tags: ['!visual'],
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement)
      .getAllByRole('listitem')
      .map((item) => item.getBoundingClientRect());
    await expect(second!.top).toBeGreaterThanOrEqual(first!.bottom);
    await expect(second!.left).toBe(first!.left);
  },
};

export const LongLabels: Story = {
  tags: ['!visual'],
  args: {
    steps: steps.map((step, index) =>
      index === 1
        ? { ...step, label: '肝脏与肾脏样本在高脂饮食干预前后的分组方案', help: `${'x'.repeat(200)}.csv` }
        : step,
    ),
  },
  play: async ({ canvasElement }) => expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth),
};
