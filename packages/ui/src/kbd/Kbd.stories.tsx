import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Text } from '../text/index.ts';
import { Kbd } from './index.ts';

export default { title: '数据展示/Kbd', component: Kbd, args: { children: 'Esc' } } satisfies Meta<typeof Kbd>;

type Story = StoryObj<typeof Kbd>;

export const Basic: Story = {};

/** Each key is its own; words say whether they are pressed together or one after the other. */
export const Together: Story = {
  render: () => (
    <Text>
      按 <Kbd>Ctrl</Kbd> <Kbd>K</Kbd> 搜索，先按 <Kbd>g</Kbd> 再按 <Kbd>p</Kbd> 到项目
    </Text>
  ),
};

/** Beside the name of a control that the keys press. */
export const Quiet: Story = {
  tags: ['!visual'],
  render: () => (
    <Inline space="small">
      <Text>搜索</Text>
      <Kbd variant="quiet">⌘K</Kbd>
    </Inline>
  ),
};
