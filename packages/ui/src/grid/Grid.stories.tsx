import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Grid } from './index.ts';

export default { title: '布局/Grid', component: Grid, args: {
    minItemWidth: 160,
    children: ['转录组', '微生物', '蛋白质组', '非靶代谢组', '宏基因组'].map((name) => (
      <Box background="subtle" border="default" key={name} padding="large" radius="card">
        {name}
      </Box>
    )),
  } } satisfies Meta<typeof Grid>;

type Story = StoryObj<typeof Grid>;

export const Basic: Story = {};
export const Tight: Story = { args: { space: 'small' } };
