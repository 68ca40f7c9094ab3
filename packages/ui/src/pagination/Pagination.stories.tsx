import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Pagination, type PaginationProps } from './index.ts';

function Controlled({ onValueChange, value, ...rest }: PaginationProps) {
  const [place, setPlace] = useState(value);
  return (
    <Pagination
      {...rest}
      onValueChange={(next) => {
        onValueChange?.(next);
        setPlace(next);
      }}
      value={place}
    />
  );
}

export default {
  title: '导航/Pagination',
  component: Pagination,
  args: { value: { page: 4, pageSize: 10 }, total: 95, onValueChange: fn() },
} satisfies Meta<typeof Pagination>;

type Story = StoryObj<typeof Pagination>;

export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('共 95 条')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '第 4 页' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ page: 5, pageSize: 10 });
  },
};

export const Places: Story = {
  render: () => (
    <Stack>
      <Pagination label="空列表" onValueChange={fn()} value={{ page: 1, pageSize: 10 }} total={0} />
      <Pagination label="一页" onValueChange={fn()} value={{ page: 1, pageSize: 10 }} total={7} />
      <Pagination label="样本分页" onValueChange={fn()} value={{ page: 1, pageSize: 10 }} total={123220} />
      <Pagination label="任务分页" onValueChange={fn()} value={{ page: 6161, pageSize: 20 }} total={123220} />
      <Pagination
        label="文件分页"
        onValueChange={fn()}
        value={{ page: 2, pageSize: 5 }}
        sizes={[5, 10, 15, 20]}
        total={12}
      />
    </Stack>
  ),
};

/** Another page size leads back to the first page. */
export const ChangesSize: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const sizes = within(canvasElement).getByRole('combobox', { name: '每页条数' });
    await expect(Array.from(sizes.children, ({ textContent }) => textContent)).toEqual(
      [10, 20, 30, 40].map((size) => `${size} 条/页`),
    );
    await userEvent.selectOptions(sizes, '40 条/页');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 40 });
  },
};

/** A page that no longer exists counts as the last one. */
export const BeyondTheEnd: Story = {
  tags: ['!visual'],
  args: { value: { page: 12, pageSize: 10 }, total: 25 },
  play: async ({ args, canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: '第 3 页' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    const next = within(canvasElement).getByRole('button', { name: '下一页' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(next);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** At the last page the arrow keeps the focus, and does nothing more. */
export const Keyboard: Story = {
  tags: ['!visual'],
  args: { value: { page: 2, pageSize: 10 }, total: 25 },
  render: (args) => <Controlled {...args} />,
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: '下一页' }).focus();
    await userEvent.keyboard('{Enter}{Enter} ');
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('button', { name: '第 3 页' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('button', { name: '下一页' })).toHaveFocus();
  },
};
