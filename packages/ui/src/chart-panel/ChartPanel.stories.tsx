import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { drawCells, drawGroups, drawVolcano } from './exampleDrawings.ts';
import { ChartPanel, type ChartPanelProps } from './index.ts';

const meta = {
  title: '数据展示/ChartPanel',
  component: ChartPanel,
  parameters: { viewport: { options: { phone: { name: '手机', styles: { width: '390px', height: '844px' } } } } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: { title: '火山图', size: { width: 720, height: 480 }, draw: drawVolcano, onDownload: fn(), onToggleLabels: fn() },
} satisfies Meta<ChartPanelProps>;
export default meta;
type Story = StoryObj<ChartPanelProps>;

const plotOf = async (canvasElement: HTMLElement) => {
  const plot = await within(canvasElement).findByRole('img');
  // The engine is loaded with the first chart, which takes a while on a cold development server.
  await waitFor(() => expect(plot.querySelectorAll('canvas').length).toBe(3), { timeout: 15_000 });
  return plot;
};
/** The pixel of a value, as the drawings place their grid. */
const pointer = (plot: HTMLElement, x: number, y: number) => ({ clientX: plot.getBoundingClientRect().left + x, clientY: plot.getBoundingClientRect().top + y });

/** Thousands of points, drawn by ourselves under ECharts' axes; the sentence below says what they show. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    const plot = await plotOf(canvasElement);
    await expect(plot).toHaveAccessibleName(/火山图：共 5,000 个特征/);
    const dense = plot.querySelector('canvas')!;
    const { data } = dense.getContext('2d')!.getImageData(0, 0, dense.width, dense.height);
    await expect(data.some((value, at) => at % 4 === 3 && value > 0)).toBe(true);
  },
};

export const Groups: Story = { args: { title: 'PCA 得分图', draw: drawGroups, size: { width: 640, height: 420 } }, play: async ({ canvasElement }) => void (await plotOf(canvasElement)) };

export const Cells: Story = { args: { title: '聚类热图', draw: drawCells, size: { width: 640, height: 420 }, onToggleLabels: undefined }, play: async ({ canvasElement }) => void (await plotOf(canvasElement)) };

export const Empty: Story = { args: { draw: null } };
export const Loading: Story = { args: { draw: null, state: { kind: 'loading' } } };
export const Failed: Story = { args: { draw: null, state: { kind: 'failed', requestId: 'req-7f3a', onRetry: fn() } } };

/** A drawing that throws shows what to do, not an empty frame. */
export const Broken: Story = {
  args: {
    draw: () => {
      throw new Error('the result has no column p');
    },
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent('图表无法绘制');
  },
};

export const DataTable: Story = {
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查看数据表' }));
    await expect(within(canvasElement).getByRole('table', { name: '火山图的数据' })).toHaveAttribute('aria-rowcount', '5001');
  },
};

/** 复位 is only possible after a zoom. */
export const Zoom: Story = {
  play: async ({ canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const reset = within(canvasElement).getByRole('button', { name: '复位' });
    await expect(reset).toBeDisabled();
    plot.focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(reset).toBeEnabled());
    await userEvent.keyboard('0');
    await waitFor(() => expect(reset).toBeDisabled());
  },
};

/** A click on a point asks for its label. */
export const ClickLabels: Story = {
  args: { draw: drawGroups, title: 'PCA 得分图', size: { width: 640, height: 420 } },
  play: async ({ args, canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const { width } = plot.getBoundingClientRect();
    const at = pointer(plot, 60 + (width - 60 - 120) / 2, 20 + (plot.clientHeight - 80) / 2);
    await userEvent.pointer([{ target: plot, coords: at, keys: '[MouseLeft]' }]);
    await expect(args.onToggleLabels).toHaveBeenCalledWith(['中心样本']);
  },
};

export const LassoLabels: Story = {
  args: { draw: drawGroups, title: 'PCA 得分图', size: { width: 640, height: 420 } },
  play: async ({ args, canvasElement }) => {
    const plot = await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '套索标注' }));
    const [right, bottom] = [plot.clientWidth - 122, plot.clientHeight - 62];
    const corners = [[62, 22], [right, 22], [right, bottom], [62, bottom]] as const;
    await userEvent.pointer([
      { target: plot, coords: pointer(plot, 62, 22), keys: '[MouseLeft>]' },
      ...corners.map(([x, y]) => ({ target: plot, coords: pointer(plot, x, y) })),
      { keys: '[/MouseLeft]', target: plot, coords: pointer(plot, 62, bottom) },
    ]);
    await expect(args.onToggleLabels).toHaveBeenCalledWith(expect.arrayContaining(['对照 1', '处理 6', '中心样本']));
  },
};

export const Downloads: Story = {
  play: async ({ args, canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
    await expect(await screen.findByRole('menuitem', { name: 'PNG 3 倍' })).toBeVisible();
    await userEvent.click(screen.getByRole('menuitem', { name: 'SVG' }));
    await expect(args.onDownload).toHaveBeenCalledWith('svg');
  },
};

/** On a phone the tools stand below the title and the figure keeps its shape. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

/** Escape leads back. */
export const FullScreen: Story = {
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const panel = within(canvasElement).getByRole('region', { name: '火山图' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全屏' }));
    await expect(panel).toHaveAttribute('data-full');
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toHaveAttribute('data-full');
  },
};
