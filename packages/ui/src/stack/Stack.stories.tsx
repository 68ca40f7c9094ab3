import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from './index.ts';

const boxes = ['样本', '分组', '方法'].map((name) => (
  <Box background="subtle" border="default" key={name} padding="small" radius="control">
    {name}
  </Box>
));

export default { title: '布局/Stack', component: Stack, args: { children: boxes } } satisfies Meta<typeof Stack>;

type Story = StoryObj<typeof Stack>;

export const Basic: Story = {};
export const Tight: Story = { args: { space: 'xsmall' } };
export const AlignStart: Story = { args: { align: 'start' } };
/** 8 px on a phone, 32 px from 1,200 px on. */
export const Responsive: Story = { tags: ['narrow'], args: { space: { mobile: 'small', desktop: 'xxlarge' } } };
export const AsList: Story = {
  tags: ['!visual'],
  args: { as: 'ul', role: 'list', children: ['样本', '分组', '方法'].map((name) => <li key={name}>{name}</li>) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};
