import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from './index.ts';

export default { title: '布局/Box', component: Box, args: { children: '内容', padding: 'large', border: 'default', radius: 'card', background: 'surface' } } satisfies Meta<typeof Box>;

type Story = StoryObj<typeof Box>;

export const Basic: Story = {};
/** 12 px on a phone, 32 px from 1,200 px on. */
export const Responsive: Story = { args: { padding: { mobile: 'medium', desktop: 'xxlarge' } } };
export const Surfaces: Story = {
  render: () => (
    <Box display="flex" flexDirection="column" gap="small">
      {(['page', 'surface', 'raised', 'subtle', 'selected'] as const).map((background) => (
        <Box background={background} border="default" key={background} padding="medium" radius="card">
          {background}
        </Box>
      ))}
    </Box>
  ),
};
