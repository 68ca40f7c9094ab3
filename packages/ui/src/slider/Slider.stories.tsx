import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Slider, type SliderProps } from './index.ts';

function Moving({ value, onValueChange, ...props }: SliderProps) {
  const [numbers, setNumbers] = useState<readonly number[]>(value);
  return (
    <Slider
      {...props}
      onValueChange={(next) => {
        setNumbers(next);
        onValueChange(next);
      }}
      value={numbers as SliderProps['value']}
    />
  );
}

export default { title: '表单/Slider', component: Slider, args: { label: '点大小', value: [40], onValueChange: fn() }, render: (args) => <Moving {...args} /> } satisfies Meta<typeof Slider>;

type Story = StoryObj<typeof Slider>;

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    within(canvasElement).getByRole('slider', { name: '点大小' }).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([41]);
  },
};
export const Range: Story = { args: { label: '保留时间', value: [10, 45], max: 60, format: (value) => `${value} min` } };
export const Disabled: Story = { args: { disabled: true } };
