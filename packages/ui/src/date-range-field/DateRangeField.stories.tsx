import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { DateRangeField } from './index.ts';

const today = '2026-11-21';
const box = (canvas: HTMLElement, name: string) => within(canvas).getByRole('textbox', { name });
const day = (name: RegExp) => screen.findByRole('button', { name });
const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: '打开日历' }));
  await screen.findByRole('dialog', { name: '选择日期范围' });
};

export default {
  title: '输入/DateRangeField',
  component: DateRangeField,
  args: { label: '提交时间', defaultValue: { from: '2026-11-08', to: '2026-11-18' }, onValueChange: fn(), today },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DateRangeField>;

type Story = StoryObj<typeof DateRangeField>;

export const Basic: Story = {
  tags: ['focus', 'hover'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('group', { name: '提交时间' })).toBeVisible();
    await expect(box(canvasElement, '开始日期')).toHaveValue('2026-11-08');
    await expect(box(canvasElement, '结束日期')).toHaveValue('2026-11-18');
  },
};

export const States: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      <DateRangeField help="两天都包含在内" label="空白" required today={today} />
      <DateRangeField defaultValue={{ from: '2026-11-08', to: '' }} label="只有开始" today={today} />
      <DateRangeField defaultValue={{ from: '2026-11-18', to: '2026-11-08' }} label="有误" today={today} />
      <DateRangeField
        defaultValue={{ from: '2026-11-08', to: '2026-11-18' }}
        disabled
        help="合同已结束，不能修改"
        label="停用"
        today={today}
      />
    </Stack>
  ),
};

export const Open: Story = {
  parameters: { a11y: { context: 'body' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await day(/11月18日星期三, 已选/)).toHaveFocus();
    await expect(screen.getAllByRole('grid')).toHaveLength(2);
    await expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(11);
  },
};

/** Two presses in either order give a range; nothing is reported before the second. */
export const ChoosesTwoDays: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(await day(/11月12日/));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(screen.getByText('请选择结束日期')).toBeVisible();
    await userEvent.click(await day(/10月30日/));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-10-30', to: '2026-11-12' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** While the second day is looked for, the days in between are marked, by keyboard too. */
export const Preview: Story = {
  tags: ['!visual'],
  parameters: { a11y: { context: 'body' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.keyboard('{Enter}{ArrowRight}{ArrowRight}{ArrowDown}');
    await expect(await day(/11月27日/)).toHaveFocus();
    await waitFor(() => expect(document.querySelectorAll('td[aria-selected="true"]')).toHaveLength(10));
  },
};

export const Presets: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: '近 7 天' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-15', to: '2026-11-21' });
    await open(canvasElement);
    await expect(screen.getByRole('button', { name: '近 7 天' })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** A range typed the wrong way round stays as typed and says what to do. */
export const TypedInWrongOrder: Story = {
  tags: ['!visual'],
  args: { defaultValue: { from: '', to: '' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.type(box(canvasElement, '开始日期'), '11-18');
    await userEvent.type(box(canvasElement, '结束日期'), '20261108{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ from: '2026-11-18', to: '2026-11-08' });
    await expect(box(canvasElement, '结束日期')).toHaveAccessibleDescription('结束日期早于开始日期，请重新填写');
  },
};
