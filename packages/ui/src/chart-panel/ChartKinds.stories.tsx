import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { drawKind, drawUnregistered } from './examples/kinds.ts';
import { ChartPanel, type ChartPanelProps } from './index.ts';
import * as wearing from './plays/wearing.ts';

const meta = {
  title: '图表/ChartKinds',
  component: ChartPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: '类别占比', draw: drawKind('pie'), figureSize: { width: 640, height: 420 } },
} satisfies Meta<ChartPanelProps>;
export default meta;
type Story = StoryObj<ChartPanelProps>;

/** An option of ECharts and nothing else: whatever kind it is, it takes the colours of the page. */
export const Basic: Story = { play: wearing.drawsInItsFirstColor };

/** A product's own primary colour comes first in its charts. */
export const OwnColor: Story = {
  tags: ['!visual'],
  args: { title: '每日样本数', draw: drawKind('bar') },
  globals: { primary: '#d4380d' },
  play: wearing.drawsInItsFirstColor,
};

/** Values as colours: from the ground of the chart to the primary colour. */
export const Heatmap: Story = {
  tags: ['!visual'],
  args: { title: '各组每日样本数', draw: drawKind('heatmap') },
  play: wearing.isDrawn,
};

/** Another theme or another primary colour shows at once, without a new drawing by the page. */
export const ChangesClothes: Story = { tags: ['!visual'], play: wearing.followsThePage };

/** A kind that no package has registered is named, with what to do about it. */
export const Unregistered: Story = {
  tags: ['!visual'],
  args: { title: '词云', draw: drawUnregistered },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert', {}, { timeout: 40_000 })).toHaveTextContent(
      '没有登记图表类型 wordCloud',
    );
    await expect(within(canvasElement).getByRole('button', { name: '下载' })).toBeDisabled();
  },
};
