import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Field } from './index.ts';

export default {
  title: '表单/Field',
  component: Field,
  args: { label: '采样时间', help: '以北京时间填写', children: (control) => <input {...control} type="time" /> },
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('采样时间')).toHaveAccessibleDescription('以北京时间填写');
  },
};

export const Group: Story = {
  args: {
    group: true,
    required: true,
    label: '比较方式',
    children: (control) => (
      <div {...control} aria-invalid={undefined} role="radiogroup">
        <label>
          <input name="way" type="radio" />
          配对
        </label>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('radiogroup', { name: '比较方式' })).toBeVisible();
  },
};
