import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { Tree } from '../tree/index.ts';
import { Splitter, type SplitterProps } from './index.ts';

const folders = (
  <Box padding="small">
    <Tree
      defaultExpanded={['liver']}
      defaultSelected={['pos']}
      label="项目文件"
      nodes={[
        {
          id: 'liver',
          name: '肝脏代谢组 2024-03',
          children: [
            { id: 'pos', name: '正离子模式' },
            { id: 'neg', name: '负离子模式' },
          ],
        },
        { id: 'plasma', name: '血浆蛋白质组', children: [] },
      ]}
    />
  </Box>
);
const content = (
  <Box padding="large">
    <Stack>
      <Text weight="strong">正离子模式</Text>
      <Text tone="muted">共 128 个差异代谢物，按 VIP &gt; 1 且 p &lt; 0.05 筛选</Text>
    </Stack>
  </Box>
);
const separator = (canvas: HTMLElement) => within(canvas).getByRole('separator', { name: '目录' });
const xOf = (element: HTMLElement) => element.getBoundingClientRect().x;

export default {
  title: '布局/Splitter',
  component: Splitter,
  args: { label: '目录', children: [folders, content], onValueChange: fn() },
  decorators: [
    (Story) => (
      // A height from around it, as a page gives one.
      <div style={{ height: 280 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Splitter>;

type Story = StoryObj<typeof Splitter>;

/** One below the other at 390 px, without the line. */
export const Basic: Story = {
  tags: ['narrow', 'focus', 'hover'],
  parameters: { pictures: { hover: '[role=separator]' } },
  play: async ({ canvasElement }) => {
    await expect(separator(canvasElement)).toHaveAttribute('aria-valuenow', '30');
    await expect(separator(canvasElement)).toHaveAttribute('aria-orientation', 'vertical');
  },
};

/**
 * Arrows move by 1 %, with Shift by 10 %, Home and End to the limits; Enter collapses and brings the same share back.
 */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const line = separator(canvasElement);
    line.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Shift>}{ArrowRight}{/Shift}');
    await expect(line).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-valuenow', '0');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(0);
    await expect(within(canvasElement).queryByRole('tree')).toBeNull();
    await userEvent.keyboard('{Enter}');
    await expect(line).toHaveAttribute('aria-valuenow', '42');
    await userEvent.keyboard('{End}');
    await expect(line).toHaveAttribute('aria-valuenow', '85');
    await userEvent.keyboard('{Home}');
    await expect(line).toHaveAttribute('aria-valuenow', '15');
  },
};

/** The line follows the pointer up to the limits; a double click sets it back. */
export const Pointer: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const line = separator(canvasElement);
    const { width, left, y } = canvasElement.firstElementChild!.getBoundingClientRect();
    const to = (share: number) => ({ pointerId: 1, button: 0, clientX: left + width * share, clientY: y + 20 });
    line.setPointerCapture = fn();
    await fireEvent.pointerDown(line, to(0.3));
    await fireEvent.pointerMove(line, to(0.5));
    await expect(line).toHaveAttribute('aria-valuenow', '50');
    await expect(Math.abs(xOf(line) - left - width / 2)).toBeLessThan(2);
    await fireEvent.pointerMove(line, to(0.99));
    await expect(line).toHaveAttribute('aria-valuenow', '85');
    await fireEvent.pointerUp(line, to(0.99));
    await fireEvent.pointerMove(line, to(0.4));
    await expect(line).toHaveAttribute('aria-valuenow', '85');
    await fireEvent.doubleClick(line);
    await expect(line).toHaveAttribute('aria-valuenow', '30');
  },
};

export const Vertical: Story = { args: { orientation: 'vertical', defaultValue: 55 } };
export const Collapsed: Story = { args: { defaultValue: 30, value: 0 } };

function Remembered(props: SplitterProps) {
  const [share, setShare] = useState(40);
  return <Splitter {...props} onValueChange={setShare} value={share} />;
}
/** The caller holds the share, e.g. with the other settings of the page. */
export const Controlled: Story = {
  tags: ['!visual'],
  render: (args) => <Remembered {...args} />,
  play: async ({ canvasElement }) => {
    separator(canvasElement).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(separator(canvasElement)).toHaveAttribute('aria-valuenow', '39');
  },
};

/** Each pane scrolls on its own; one without a link or a button in it is a stop of Tab, so that keys can scroll it. */
export const LongContent: Story = {
  tags: ['!visual'],
  args: {
    children: [
      folders,
      <Box key="long" padding="large">
        {'血浆与肝组织非靶向代谢组学联合队列研究。'.repeat(120)}
      </Box>,
    ],
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('group')).toHaveAttribute('tabindex', '0');
  },
};
