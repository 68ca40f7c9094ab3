import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { enUS } from '../locale-en-us/index.ts';
import { LocaleProvider } from '../locale/index.ts';
import { Stack } from '../stack/index.ts';
import { DateField, type DateFieldProps } from './index.ts';

const today = '2026-11-21';
const input = (canvas: HTMLElement) => within(canvas).getByRole('textbox', { name: '采样日期' });
const day = (name: RegExp) => screen.findByRole('button', { name });
const open = async (canvas: HTMLElement) => {
  await userEvent.click(within(canvas).getByRole('button', { name: '打开日历' }));
  await screen.findByRole('dialog', { name: '日历' });
};

function Controlled({ value = '', onValueChange, ...props }: DateFieldProps) {
  const [chosen, setChosen] = useState(value);
  return (
    <DateField
      {...props}
      onValueChange={(next) => {
        setChosen(next);
        onValueChange?.(next);
      }}
      value={chosen}
    />
  );
}

export default {
  title: '输入/DateField',
  component: DateField,
  args: { label: '采样日期', defaultValue: '2026-11-18', onValueChange: fn(), today },
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DateField>;

type Story = StoryObj<typeof DateField>;

export const Basic: Story = { tags: ['focus', 'hover'] };

export const States: Story = {
  render: () => (
    <Stack>
      <DateField help="按标签上的日期填写" label="空白" required today={today} />
      <DateField defaultValue="2026-11-18" label="可以清除" today={today} />
      <DateField defaultValue="2026-11-18" error="采样日期晚于送样日期，请核对后重填" label="有误" today={today} />
      <DateField defaultValue="2026-11-18" disabled help="样本已入库，不能修改" label="停用" today={today} />
    </Stack>
  ),
};

/** Every usual way to write a day is understood when the field is left. */
export const ReadsWhatIsTyped: Story = {
  tags: ['!visual'],
  render: (args) => <Controlled {...args} value="" />,
  play: async ({ args, canvasElement }) => {
    for (const [typed, shown] of [
      ['20261105', '2026-11-05'],
      ['２０２６／１１／６', '2026-11-06'],
      ['11-7', '2026-11-07'],
      ['昨天', '2026-11-20'],
    ] as const) {
      await userEvent.clear(input(canvasElement));
      await userEvent.type(input(canvasElement), typed);
      await userEvent.tab();
      await expect(input(canvasElement)).toHaveValue(shown);
      await expect(args.onValueChange).toHaveBeenLastCalledWith(shown);
    }
  },
};

/** What is no day stays as it was typed; the form gets no day. */
export const KeepsWhatIsNoDay: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), '2026-02-30{Enter}');
    await expect(input(canvasElement)).toHaveValue('2026-02-30');
    await expect(input(canvasElement)).toBeInvalid();
    await expect(input(canvasElement)).toHaveAccessibleDescription('无法识别日期，请按 2026-11-21 的格式填写');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
  },
};

/** Enter that confirms a pinyin candidate reads nothing yet. */
export const KeepsEnterForPinyin: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), 'jin tian');
    await fireEvent.keyDown(input(canvasElement), { key: 'Enter', isComposing: true });
    await expect(input(canvasElement)).toBeValid();
    await expect(input(canvasElement)).toHaveValue('jin tian');
  },
};

export const Open: Story = {
  tags: ['narrow'],
  parameters: { a11y: { context: 'body' } },
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await expect(await day(/2026年11月18日星期三, 已选/)).toHaveFocus();
    await expect(await day(/2026年11月21日星期六, 今天/)).toHaveAttribute('aria-current', 'date');
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('一');
  },
};

/** Arrows go by day and week, Home and End to the ends of the week, pages by month, with Shift by year. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    input(canvasElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await day(/11月18日/)).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(await day(/11月26日/)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(await day(/11月23日星期一/)).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await day(/11月29日星期日/)).toHaveFocus();
    await userEvent.keyboard('{PageDown}');
    await expect(await day(/2026年12月29日/)).toHaveFocus();
    await userEvent.keyboard('{Shift>}{PageUp}{/Shift}');
    await expect(await day(/2025年12月29日/)).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2025-12-29');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '打开日历' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await day(/2025年12月29日/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '打开日历' })).toHaveFocus());
    await expect(input(canvasElement)).toHaveValue('2025-12-29');
  },
};

/** A refused day can be reached, says why, and cannot be chosen; typing it is refused in the same words. */
export const Limits: Story = {
  tags: ['!visual'],
  args: { min: '2026-11-10', max: '2026-11-27', refuse: (date) => (date === '2026-11-19' ? '实验室放假' : undefined) },
  parameters: { a11y: { context: 'body' } },
  play: async ({ args, canvasElement }) => {
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), '2026-12-01');
    await userEvent.tab();
    await expect(input(canvasElement)).toHaveAccessibleDescription('请选择 2026-11-27 或之前的日期');
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), '11-18{Enter}');
    await open(canvasElement);
    await expect(screen.getByRole('button', { name: '下个月' })).toBeDisabled();
    await userEvent.keyboard('{ArrowRight}');
    await expect(await day(/11月19日星期四, 实验室放假/)).toHaveFocus();
    await expect(screen.getByText('实验室放假')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-18');
    await userEvent.keyboard('{PageDown}');
    await expect(await day(/11月27日/)).toHaveFocus();
  },
};

/** Emptying keeps the focus in the field. */
export const Clears: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '清除日期' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith('');
    await expect(input(canvasElement)).toHaveFocus();
    await expect(input(canvasElement)).toHaveValue('');
  },
};

/** Escape closes the calendar and not the dialog around it; the focus that goes on closes it too. */
export const InADialog: Story = {
  tags: ['!visual'],
  render: (args) => (
    <Dialog defaultOpen>
      <DialogContent footer={<Button>保存</Button>} title="样本信息">
        <DateField {...args} />
      </DialogContent>
    </Dialog>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: '样本信息' });
    await open(dialog);
    await waitFor(async () => expect(await day(/11月18日/)).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '日历' })).toBeNull());
    await expect(dialog).toBeVisible();
    await expect(within(dialog).getByRole('button', { name: '打开日历' })).toHaveFocus();
    await open(dialog);
    within(dialog).getByRole('button', { name: '保存' }).focus();
    await waitFor(() => expect(screen.queryByRole('dialog', { name: '日历' })).toBeNull());
    await expect(within(dialog).getByRole('button', { name: '保存' })).toHaveFocus();
  },
};

const submit = fn((event: { preventDefault: () => void }) => event.preventDefault());
/** Enter submits the form with what was typed, and submits nothing while that is no day. */
export const InAForm: Story = {
  tags: ['!visual'],
  args: { name: 'day' },
  render: (args) => (
    <form onSubmit={submit}>
      <DateField {...args} />
      <Button type="submit">提交</Button>
    </form>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), '明年{Enter}');
    await expect(submit).not.toHaveBeenCalled();
    await userEvent.clear(input(canvasElement));
    await userEvent.type(input(canvasElement), '11-5{Enter}');
    await expect(submit).toHaveBeenCalledOnce();
    await expect(new FormData(canvasElement.querySelector('form')!).get('day')).toBe('2026-11-05');
  },
};

/** In the United States the week begins on Sunday and the month is written first. */
export const English: Story = {
  tags: ['!visual'],
  args: { label: 'Sampled on' },
  render: (args) => (
    <LocaleProvider catalogue={enUS} locale="en-US">
      <DateField {...args} />
    </LocaleProvider>
  ),
  parameters: { a11y: { context: 'body' } },
  play: async ({ args, canvasElement }) => {
    const field = within(canvasElement).getByRole('textbox', { name: 'Sampled on' });
    await userEvent.clear(field);
    await userEvent.type(field, '11/5/2026{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('2026-11-05');
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Open calendar' }));
    await expect(await day(/Thursday, November 5, 2026, chosen/)).toHaveFocus();
    await expect(screen.getAllByRole('columnheader')[0]).toHaveTextContent('S');
  },
};
