import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from './index.ts';

export default {
  title: '布局/Box',
  component: Box,
  args: { children: '内容', padding: 'large', border: 'default', radius: 'card', background: 'surface' },
} satisfies Meta<typeof Box>;

type Story = StoryObj<typeof Box>;

export const Basic: Story = {};
/** 12 px on a phone, 32 px from 1,200 px on. */
export const Responsive: Story = { tags: ['narrow'], args: { padding: { mobile: 'medium', desktop: 'xxlarge' } } };
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

/** Any element with a meaning of its own, with all it takes. */
export const AsElement: Story = {
  tags: ['!visual'],
  args: { as: 'section', 'aria-label': '筛选条件', children: '物种：小鼠' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('region', { name: '筛选条件' })).toHaveTextContent('物种：小鼠');
  },
};

export const Edges: Story = {
  render: () => (
    <Box display="flex" flexDirection="column" gap="small">
      {(['default', 'strong', 'accent', 'danger'] as const).map((border) => (
        <Box border={border} key={border} padding="medium" radius="card">
          {border}
        </Box>
      ))}
    </Box>
  ),
};
