import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Grid } from './index.ts';

export default {
  title: '布局/Grid',
  component: Grid,
  args: {
    minItemWidth: 160,
    children: ['转录组', '微生物', '蛋白质组', '非靶代谢组', '宏基因组'].map((name) => (
      <Box background="subtle" border="default" key={name} padding="large" radius="card">
        {name}
      </Box>
    )),
  },
} satisfies Meta<typeof Grid>;

type Story = StoryObj<typeof Grid>;

export const Basic: Story = { tags: ['narrow'] };
export const Tight: Story = { args: { space: 'small' } };
/** 8 px on a phone, 24 px from 768 px on. */
export const Responsive: Story = { args: { space: { mobile: 'small', tablet: 'xlarge' } } };
export const Many: Story = {
  args: {
    as: 'ul',
    role: 'list',
    minItemWidth: 80,
    children: Array.from({ length: 40 }, (_, index) => (
      <Box as="li" background="subtle" border="default" key={index} padding="small" radius="control">
        {index + 1}
      </Box>
    )),
  },
};
