import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Descriptions } from './index.ts';

export default { title: '数据展示/Descriptions', component: Descriptions, args: {
    items: [
      { label: '合同编号', value: 'PN-2024-0312' },
      { label: '样本数', value: 0 },
      { label: '负责人', value: undefined },
      { label: '交付时间', value: '2024-03-28 14:08:00' },
    ],
  } } satisfies Meta<typeof Descriptions>;

type Story = StoryObj<typeof Descriptions>;

/** A missing value is `--`; zero is `0`. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const values = within(canvasElement).getAllByRole('definition').map((value) => value.textContent);
    await expect(values).toEqual(['PN-2024-0312', '0', '--', '2024-03-28 14:08:00']);
  },
};
export const OneColumn: Story = { args: { columns: 1 } };
export const ThreeColumns: Story = { args: { columns: 3 } };
