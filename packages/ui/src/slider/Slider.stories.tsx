import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Slider, type SliderProps } from './index.ts';

function Moving({ value, onValueChange, ...props }: SliderProps) {
  const [numbers, setNumbers] = useState<readonly number[]>(value ?? [0]);
  return (
    <Slider
      {...props}
      onValueChange={(next) => {
        setNumbers(next);
        onValueChange?.(next);
      }}
      value={numbers as SliderProps['value']}
    />
  );
}

export default {
  title: '输入/Slider',
  component: Slider,
  args: { label: '点大小', value: [40], onValueChange: fn(), onValueCommit: fn() },
  render: (args) => <Moving {...args} />,
  decorators: [
    (Story) => (
      <Box maxWidth="form">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof Slider>;

type Story = StoryObj<typeof Slider>;

export const Basic: Story = { tags: ['focus', 'hover'] };
export const States: Story = {
  tags: ['narrow'],
  render: () => (
    <Stack>
      <Slider help="拖动或输入" label="带单位" onValueChange={fn()} suffix="%" value={[40]} />
      <Slider label="范围" max={60} onValueChange={fn()} suffix="min" value={[10, 45]} />
      <Slider
        error="范围太窄，请至少留出 5 min"
        label="有误"
        max={60}
        onValueChange={fn()}
        suffix="min"
        value={[10, 12]}
      />
      <Slider disabled help="图中没有点" label="停用" onValueChange={fn()} value={[40]} />
      <Slider label="两端" max={1} min={0} onValueChange={fn()} step={0.01} value={[0, 1]} />
    </Stack>
  ),
};
/** A step, ten steps and the ends; each is told once more when it is done. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const slider = within(canvasElement).getByRole('slider', { name: '点大小' });
    slider.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([41]);
    await expect(args.onValueCommit).toHaveBeenLastCalledWith([41]);
    await userEvent.keyboard('{PageDown}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([31]);
    await userEvent.keyboard('{End}');
    await expect(slider).toHaveValue('100');
  },
};
/** Two thumbs with names of their own do not pass each other. */
export const Range: Story = {
  tags: ['!visual'],
  args: { label: '保留时间', value: [10, 45], max: 60, suffix: 'min' },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('slider', { name: '最大值' })).toHaveAttribute('aria-valuetext', '45 min');
    await fireEvent.change(canvas.getByRole('slider', { name: '最小值' }), { target: { value: '50' } });
    await expect(args.onValueChange).toHaveBeenLastCalledWith([45, 45]);
  },
};
/** The exact number is typed beside it, as people type numbers; beyond the ends it comes back to them. */
export const TypesTheNumber: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: '点大小' });
    await userEvent.clear(input);
    await userEvent.type(input, '７２');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([72]);
    await userEvent.type(input, '5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith([100]);
    await expect(input).toHaveValue('100');
  },
};
