import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChartSettingsPanel, type ChartSettings, type ChartSettingsPanelProps } from './index.ts';

function Kept({ onValueChange, value = {}, ...props }: ChartSettingsPanelProps) {
  const [settings, setSettings] = useState<ChartSettings>(value);
  return (
    <ChartSettingsPanel
      {...props}
      onValueChange={(next) => {
        setSettings(next);
        onValueChange?.(next);
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
    onValueChange: fn(),
    spec: {
      common: ['title', 'axisTitles', 'fontSize', 'legend', 'pointSize', 'labels'],
      settings: [{ id: 'fc', label: '差异倍数阈值', kind: 'number', default: 2, min: 1, max: 100, step: 0.1 }],
    },
    palettes: [
      { id: 'panome', label: '全组学（默认）', kind: 'categorical', colors: ['#0072b2', '#d55e00', '#009e73'] },
      {
        id: 'okabe-ito',
        label: 'Okabe-Ito',
        kind: 'categorical',
        colors: ['#0072b2', '#e69f00', '#009e73', '#cc79a7'],
      },
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
  tags: ['narrow', 'focus', 'hover'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '标题' }), '肝脏');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ title: '肝脏' }));
    await userEvent.click(canvas.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({}));
  },
};

/** What a setting counts is chosen by name; its place is what is kept. */
export const Counted: Story = {
  tags: ['!visual'],
  args: {
    spec: {
      common: [],
      settings: [
        {
          id: 'contrast',
          label: '比较',
          help: '每次画一个比较',
          kind: 'number',
          default: 1,
          min: 1,
          max: 99,
          step: 1,
          names: ['低剂量 vs 对照', '高剂量 vs 对照'],
        },
      ],
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const control = canvas.getByRole('combobox', { name: '比较' });
    await expect(control).toHaveTextContent('低剂量 vs 对照');
    await userEvent.click(control);
    await userEvent.click(await within(document.body).findByRole('option', { name: '高剂量 vs 对照' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ own: { contrast: 2 } }));
    await expect(control).toHaveTextContent('高剂量 vs 对照');
  },
};

export const Groups: Story = {
  tags: ['!visual'],
  args: {
    spec: { common: ['palette', 'groups', 'legend'], settings: [], paletteKind: 'categorical' },
    levels: [
      { name: '对照组', color: '#0072b2' },
      { name: '模型组', color: '#d55e00' },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下移对照组' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ groupOrder: ['模型组', '对照组'] }));
    await userEvent.click(canvas.getByRole('radio', { name: 'Okabe-Ito' }));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith({ groupOrder: ['模型组', '对照组'], palette: 'okabe-ito' }),
    );
    await userEvent.click(canvas.getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({}));
  },
};

/** A name the chart does not have is pointed out, and kept. */
export const UnknownLabel: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const list = canvas.getByRole('textbox', { name: '标注的名称' });
    await userEvent.type(list, '乳酸{Enter}不存在的名称');
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ labels: ['乳酸', '不存在的名称'] }));
    await expect(canvas.getByText(/图中没有 1 个名称：不存在的名称/)).toBeVisible();
  },
};

/** Ramps are shown by sixteen of their colours, each with its name. */
export const Ramps: Story = {
  tags: ['!visual'],
  args: {
    spec: {
      common: ['palette', 'fontSize'],
      settings: [{ id: 'trees', label: '显示聚类树', kind: 'boolean', default: true }],
      paletteKind: 'sequential',
    },
    palettes: [
      {
        id: 'grey',
        label: '灰阶',
        kind: 'sequential',
        colors: Array.from({ length: 256 }, (_, at) => `#${at.toString(16).padStart(2, '0').repeat(3)}`),
      },
      {
        id: 'blue',
        label: '蓝色渐变',
        kind: 'sequential',
        colors: Array.from({ length: 256 }, (_, at) => `#0000${at.toString(16).padStart(2, '0')}`),
      },
    ],
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('switch', { name: '显示聚类树' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({ own: { trees: false } }));
  },
};

/** What only this chart has stands first: a choice, a number, a switch. */
export const OwnSettings: Story = {
  args: {
    spec: {
      common: [],
      settings: [
        {
          id: 'column',
          label: '显著性',
          kind: 'choice',
          default: 'p',
          choices: [
            { value: 'p', label: 'P 值' },
            { value: 'p_adj', label: '校正后 P 值' },
          ],
        },
        {
          id: 'top',
          label: '标注的数量',
          help: '按 P 值从小到大',
          kind: 'number',
          default: 10,
          min: 0,
          max: 100,
          step: 1,
        },
        { id: 'lines', label: '阈值线', kind: 'boolean', default: true },
      ],
    },
  },
};

/** Settings made before: shown as they are, and taken back together. */
export const Saved: Story = {
  tags: ['!visual'],
  args: {
    value: {
      title: '第二十八天采集的肝脏样本中代谢物的差异',
      fontSize: 16,
      legend: 'bottom',
      labels: ['葡萄糖', '乳酸'],
      own: { fc: 1.5 },
    },
  },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '恢复默认' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith({}));
    await userEvent.click(within(canvasElement).getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(args.value));
  },
};

/** Many groups with long names. */
export const LongNames: Story = {
  args: {
    spec: { common: ['groups'], settings: [] },
    levels: ['对照组', '高脂饮食诱导的非酒精性脂肪性肝病模型组（第二十八天）', 'Knockout_'.repeat(12), '给药组'].map(
      (name, at) => ({ name, color: ['#0072b2', '#d55e00', '#009e73', '#cc79a7'][at]! }),
    ),
  },
};
