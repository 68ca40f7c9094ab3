import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Stack } from '../stack/index.ts';
import { Field } from './index.ts';

export default {
  title: '输入/Field',
  component: Field,
  args: { label: '采样时间', help: '以北京时间填写', children: (control) => <input {...control} type="time" /> },
} satisfies Meta<typeof Field>;

type Story = StoryObj<typeof Field>;

export const Basic: Story = {
  tags: ['narrow', 'focus'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByLabelText('采样时间')).toHaveAccessibleDescription('以北京时间填写');
  },
};

export const States: Story = {
  render: ({ children }) => (
    <Stack>
      <Field help="以北京时间填写" label="必填" required>
        {children}
      </Field>
      <Field error="时间早于送样时间，请改为 09:30 之后" help="以北京时间填写" label="有误">
        {children}
      </Field>
      <Field label="只读出的标签" labelHidden>
        {children}
      </Field>
      <Field
        help="说明可以很长，会自然折行，不截断：时间用于计算样本在室温下放置了多久，超过两小时的样本会在报告里注明"
        label="很长很长的名称，长到一行放不下，需要自然地折到第二行继续显示，而不是被省略号截断，也不会挤开右边的内容"
      >
        {children}
      </Field>
    </Stack>
  ),
};

/** A group is named by its words, since a `label` names one control only. */
export const Group: Story = {
  tags: ['!visual'],
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
