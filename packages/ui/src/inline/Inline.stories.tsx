import type { Meta, StoryObj } from '@storybook/react-vite';
import { Box } from '../box/index.ts';
import { Text } from '../text/index.ts';
import { Inline } from './index.ts';

const boxes = ['样本', '分组', '方法'].map((name) => (
  <Box background="subtle" border="default" key={name} padding="small" radius="control">
    {name}
  </Box>
));

export default { title: '布局/Inline', component: Inline, args: { children: boxes } } satisfies Meta<typeof Inline>;

type Story = StoryObj<typeof Inline>;

export const Basic: Story = {};
export const Between: Story = { args: { justify: 'between' } };
export const Wraps: Story = {
  tags: ['narrow'],
  render: () => (
    <Inline>
      {Array.from({ length: 24 }, (_, index) => (
        <Box border="default" key={index} padding="small" radius="control">
          样本 {index + 1}
        </Box>
      ))}
    </Inline>
  ),
};
/** One line that scrolls with what is around it, where breaking would tear a row of figures apart. */
export const NoWrap: Story = {
  tags: ['!visual'],
  args: { wrap: false },
};
export const AlignBaseline: Story = {
  args: {
    align: 'baseline',
    children: [
      <Text key="figure" size="section" weight="strong">
        128
      </Text>,
      <Text key="unit" size="secondary" tone="muted">
        个差异代谢物
      </Text>,
    ],
  },
};
