import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChartSettingsPanel, type ChartSettings, type ChartSettingsPanelProps } from './index.ts';

function Kept({ onChange, value, ...props }: ChartSettingsPanelProps) {
  const [settings, setSettings] = useState<ChartSettings>(value);
  return (
    <ChartSettingsPanel
      {...props}
      onChange={(next) => {
        setSettings(next);
        onChange(next);
      }}
      value={settings}
    />
  );
}

const meta = {
  title: '图表/ChartSettingsPanel',
  component: ChartSettingsPanel,
  args: {
    value: {},
    onChange: fn(),
    spec: { common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'], settings: [{ id: 'fc', label: '差异倍数阈值', kind: 'number', default: 2, min: 1, max: 100, step: 0.1 }] },
    palettes: [
      { id: 'panome', label: '全组学（默认）', kind: 'categorical', colors: ['#0072b2', '#d55e00', '#009e73'] },
      { id: 'okabe-ito', label: 'Okabe-Ito', kind: 'categorical', colors: ['#0072b2', '#e69f00', '#009e73', '#cc79a7'] },
    ],
    labelIds: ['葡萄糖', '乳酸', 'L-丙氨酸'],
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 320 }}>
        <Story />
      </div>
    ),
  ],
  render: (args) => <Kept {...args} />,
} satisfies Meta<ChartSettingsPanelProps>;
export default meta;
type Story = StoryObj<ChartSettingsPanelProps>;

export const Basic: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '肝脏');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ title: '肝脏' }));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({}));
  },
};

export const Groups: Story = {
  args: { spec: { common: ['palette', 'groups', 'legend'], settings: [], paletteKind: 'categorical' }, levels: [{ name: '对照组', color: '#0072b2' }, { name: '模型组', color: '#d55e00' }] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下移对照组' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ groupOrder: ['模型组', '对照组'] }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Okabe-Ito' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ groupOrder: ['模型组', '对照组'], palette: 'okabe-ito' }));
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({}));
  },
};

/** A name the chart does not have is pointed out, and kept. */
export const UnknownLabel: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('textbox', { name: '标注的名称' });
    await userEvent.type(list, '乳酸{Enter}不存在的名称');
    await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ labels: ['乳酸', '不存在的名称'] }));
    await expect(canvas.getByText(/图中没有 1 个名称：不存在的名称/)).toBeVisible();
  },
};
