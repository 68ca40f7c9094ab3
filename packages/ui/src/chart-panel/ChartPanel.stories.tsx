import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { drawCells, drawDendrograms } from './examples/cells.ts';
import { drawChord } from './examples/chord.ts';
import { exampleCode } from './examples/code.ts';
import { drawGroups } from './examples/groups.ts';
import { drawNetwork } from './examples/network.ts';
import { drawMillion, drawVolcano } from './examples/volcano.ts';
import { ChartPanel, type ChartPanelProps } from './index.ts';

const meta = {
  title: '图表/ChartPanel',
  component: ChartPanel,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 640 }}>
        <Story />
      </div>
    ),
  ],
  args: {
    title: '火山图',
    size: { width: 720, height: 480 },
    draw: drawVolcano,
    onDownload: fn(),
    onSettings: fn(),
    onToggleLabels: fn(),
  },
} satisfies Meta<ChartPanelProps>;
export default meta;
type Story = StoryObj<ChartPanelProps>;

const groups = { args: { title: 'PCA 得分图', draw: drawGroups, size: { width: 640, height: 420 } } };
const cells = {
  args: { title: '聚类热图', draw: drawCells, size: { width: 640, height: 420 }, onToggleLabels: undefined },
};

const plotOf = async (canvasElement: HTMLElement) => {
  const plot = await within(canvasElement).findByRole('img');
  // The engine is loaded with the first chart, which takes a while on a cold development server.
  await waitFor(() => expect(plot.querySelector('canvas')).toBeVisible(), { timeout: 40_000 });
  return plot;
};
/** What is loaded when it is asked for takes a while there too. */
const cold = { timeout: 20_000 };
/** Whether our own canvas, the first, has something on it. */
const isPainted = (plot: HTMLElement) => {
  const canvas = plot.querySelector('canvas')!;
  const { data } = canvas.getContext('2d')!.getImageData(0, 0, canvas.width, canvas.height);
  return data.some((value, at) => at % 4 === 3 && value > 0);
};
const shows: Story['play'] = async ({ canvasElement }) => {
  const plot = await plotOf(canvasElement);
  await expect(isPainted(plot)).toBe(true);
};
/** The pixel of a value, as the drawings place their grid. */
const pointer = (plot: HTMLElement, x: number, y: number) => ({
  clientX: plot.getBoundingClientRect().left + x,
  clientY: plot.getBoundingClientRect().top + y,
});

/** Thousands of points, drawn by ourselves under ECharts' axes; the sentence below says what they show. */
export const Basic: Story = {
  tags: ['contrast', 'weak', 'compact', 'narrow', 'focus', 'hover'],
  play: async ({ canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const figure = within(canvasElement).getByRole('figure');
    await expect(within(figure).getByRole('img')).toHaveAccessibleName(/火山图：共 5,000 个特征/);
    await expect(within(figure).getByText(/火山图：共 5,000 个特征/)).toBeVisible();
    await expect(isPainted(plot)).toBe(true);
  },
};

/** Few points are drawn by ECharts itself. */
export const Groups: Story = {
  ...groups,
  tags: ['contrast', 'weak'],
  play: async ({ canvasElement }) => void (await plotOf(canvasElement)),
};

export const Cells: Story = { ...cells, tags: ['narrow'], play: shows };

/** 2,000 rows and 100 columns with both trees: cells and brackets are layers of our own. */
export const Dendrograms: Story = { args: { ...cells.args, draw: drawDendrograms }, play: shows };

/** Points over lines; crossing lines grow denser. */
export const Network: Story = {
  args: { title: '共表达网络', draw: drawNetwork, size: { width: 640, height: 420 } },
  tags: ['contrast', 'weak'],
  play: shows,
};

/** A million points: every one that is in view is drawn, and panning stays smooth. */
export const Million: Story = { args: { draw: drawMillion }, tags: ['!visual'], play: shows };

export const Empty: Story = { args: { draw: null } };
export const Loading: Story = { args: { draw: null, state: { kind: 'loading' } } };
export const Failed: Story = { args: { draw: null, state: { kind: 'failed', requestId: 'req-7f3a', onRetry: fn() } } };

/** More than can be drawn: how much there is, and the way out. */
export const TooMuch: Story = {
  args: {
    draw: null,
    state: { kind: 'tooMuch', count: 12_400_000, limit: 5_000_000, action: <Button>筛选特征</Button> },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('数据太多：12,400,000 条，最多绘制 5,000,000 条')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '筛选特征' })).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: '下载' })).toBeDisabled();
  },
};

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

/** Titles of any length leave the tools in reach. */
export const LongTitle: Story = {
  args: {
    ...groups.args,
    title: '模型组与对照组在第二十八天采集的肝脏样本中按批次校正之后的代谢物主成分得分图',
    fileName: '得分图',
  },
  play: async ({ canvasElement }) => void (await plotOf(canvasElement)),
};

export const DataTable: Story = {
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '查看数据表' }));
    await expect(within(canvasElement).getByRole('grid', { name: '火山图的数据' })).toHaveAttribute(
      'aria-rowcount',
      '5001',
    );
  },
};

/** 复位 is only possible after a zoom; when it disables itself the focus stays in the toolbar. */
export const Zoom: Story = {
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const canvas = within(canvasElement);
    const reset = canvas.getByRole('button', { name: '复位' });
    await expect(reset).toBeDisabled();
    canvas.getByRole('application').focus();
    await userEvent.keyboard('+');
    await waitFor(() => expect(reset).toBeEnabled());
    await userEvent.keyboard('0');
    await waitFor(() => expect(reset).toBeDisabled());
    await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}+');
    await waitFor(() => expect(reset).toBeEnabled());
    reset.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '移动' })).toHaveFocus());
  },
};

const chord = {
  args: { title: '弦图', draw: drawChord, size: { width: 640, height: 420 }, onToggleLabels: undefined },
};
/** What ECharts shows, as pixels. */
const pixelsOf = (plot: HTMLElement) =>
  [...plot.querySelectorAll('canvas')].map((canvas) => canvas.toDataURL()).join('\n');

/**
 * A figure without axes is looked at through a glass: with the keys, with the wheel and Ctrl, or with two fingers.
 * Arrows are the page's until it is magnified.
 */
export const Whole: Story = {
  ...chord,
  play: async ({ canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const canvas = within(canvasElement);
    const reset = canvas.getByRole('button', { name: '复位' });
    const area = canvas.getByRole('application', { name: '弦图，可以缩放和移动' });
    await expect(area).toHaveAccessibleDescription('按加减号缩放，放大后按方向键移动，0 复位');
    const whole = pixelsOf(plot);
    area.focus();
    const arrow = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true });
    area.dispatchEvent(arrow);
    await expect(arrow.defaultPrevented).toBe(false);
    await userEvent.keyboard('+');
    await waitFor(() => expect(reset).toBeEnabled());
    await waitFor(() => expect(pixelsOf(plot)).not.toBe(whole));
    const magnified = pixelsOf(plot);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(pixelsOf(plot)).not.toBe(magnified));
    await userEvent.keyboard('0');
    await waitFor(() => expect(pixelsOf(plot)).toBe(whole));
    await expect(reset).toBeDisabled();

    area.blur();
    const wheel = (ctrlKey: boolean) => {
      const event = new WheelEvent('wheel', {
        deltaY: -200,
        ctrlKey,
        bubbles: true,
        cancelable: true,
        ...pointer(plot, 200, 150),
      });
      plot.dispatchEvent(event);
      return event.defaultPrevented;
    };
    await expect(wheel(false)).toBe(false);
    await expect(reset).toBeDisabled();
    await expect(wheel(true)).toBe(true);
    await waitFor(() => expect(reset).toBeEnabled());
    await userEvent.click(reset);
    await waitFor(() => expect(pixelsOf(plot)).toBe(whole));

    const finger = (type: string, pointerId: number, x: number) =>
      plot.dispatchEvent(
        new PointerEvent(type, {
          pointerId,
          pointerType: 'touch',
          isPrimary: pointerId === 1,
          bubbles: true,
          cancelable: true,
          ...pointer(plot, x, 150),
        }),
      );
    finger('pointerdown', 1, 180);
    finger('pointerdown', 2, 220);
    finger('pointermove', 2, 300);
    finger('pointerup', 1, 180);
    finger('pointerup', 2, 300);
    await waitFor(() => expect(reset).toBeEnabled());
    await waitFor(() => expect(pixelsOf(plot)).not.toBe(whole));
  },
};

/** Files and copies have the whole figure, however it is looked at. */
export const WholeCopy: Story = {
  ...chord,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const write = fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
    const restore = withClipboard(write);
    const copied = async (times: number) => {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '复制图片' }));
      await waitFor(() => expect(write).toHaveBeenCalledTimes(times));
      return [...new Uint8Array(await (await write.mock.calls[times - 1]![0][0]!.getType('image/png')).arrayBuffer())];
    };
    try {
      const before = await copied(1);
      within(canvasElement).getByRole('application').focus();
      await userEvent.keyboard('++');
      await waitFor(() => expect(within(canvasElement).getByRole('button', { name: '复位' })).toBeEnabled());
      await expect(await copied(2)).toEqual(before);
    } finally {
      restore();
    }
  },
};

/** Arrows go from point to point and read each out, Enter labels it, Escape leaves it. */
export const KeyboardPoints: Story = {
  ...groups,
  play: async ({ args, canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const canvas = within(canvasElement);
    const area = canvas.getByRole('application', { name: 'PCA 得分图，可以用方向键查看' });
    area.focus();
    await userEvent.keyboard('{ArrowRight}');
    const status = canvas.getAllByRole('status').find((one) => one.textContent !== '');
    await expect(status).toHaveTextContent('中心样本，PC1：0，PC2：0');
    await userEvent.keyboard('{Enter}');
    await expect(args.onToggleLabels).toHaveBeenCalledWith(['中心样本']);
    await userEvent.keyboard('{ArrowLeft}');
    await expect(status).toHaveTextContent(/^对照/);
    await expect(plot.querySelectorAll('canvas').length).toBe(2);
    await userEvent.keyboard('{Escape}');
    await expect(plot.querySelectorAll('canvas').length).toBe(1);
    await userEvent.keyboard('{ArrowDown}');
    await expect(status).toHaveTextContent('中心样本');
  },
};

/** In a heat map arrows go from cell to cell. */
export const KeyboardCells: Story = {
  ...cells,
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const canvas = within(canvasElement);
    canvas.getByRole('application').focus();
    await userEvent.keyboard('{ArrowDown}');
    const status = canvas.getAllByRole('status').find((one) => one.textContent !== '');
    await expect(status).toHaveTextContent('基因 21，样本 5');
    await userEvent.keyboard('{ArrowDown}{ArrowRight}');
    await expect(status).toHaveTextContent('基因 22，样本 6');
  },
};

/** The tools are one stop of the Tab key. */
export const Toolbar: Story = {
  ...groups,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('toolbar', { name: 'PCA 得分图的工具' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '移动' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: '框选放大' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}{ArrowLeft}');
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('application')).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: '下载' })).toHaveFocus();
  },
};

/** A click on a point asks for its label. */
export const ClickLabels: Story = {
  ...groups,
  play: async ({ args, canvasElement }) => {
    const plot = await plotOf(canvasElement);
    const { width } = plot.getBoundingClientRect();
    const at = pointer(plot, 60 + (width - 60 - 120) / 2, 20 + (plot.clientHeight - 80) / 2);
    await userEvent.pointer([{ target: plot, coords: at, keys: '[MouseLeft]' }]);
    await expect(args.onToggleLabels).toHaveBeenCalledWith(['中心样本']);
  },
};

export const LassoLabels: Story = {
  ...groups,
  play: async ({ args, canvasElement }) => {
    const plot = await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '套索标注' }));
    const [right, bottom] = [plot.clientWidth - 122, plot.clientHeight - 62];
    const corners = [
      [62, 22],
      [right, 22],
      [right, bottom],
      [62, bottom],
    ] as const;
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

/** A network has files for other programs. */
export const Exports: Story = {
  args: { exports: [{ label: '网络（GraphML）', onSelect: fn() }] },
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: '网络（GraphML）' }));
    await expect(args.exports![0]!.onSelect).toHaveBeenCalledOnce();
  },
};

/** Without a page that makes files the panel makes SVG, whose text stays text, and the data. */
export const OwnFiles: Story = {
  args: { onDownload: undefined },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const saved: Blob[] = [];
    const real = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => real(saved[saved.push(content as Blob) - 1]!);
    try {
      await plotOf(canvasElement);
      for (const kind of ['SVG', '数据（CSV）']) {
        await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
        await userEvent.click(await screen.findByRole('menuitem', { name: kind }));
      }
      await waitFor(() => expect(saved.map(({ type }) => type).toSorted()).toEqual(['image/svg+xml', 'text/csv']), {
        timeout: 15_000,
      });
      const svg = await saved.find(({ type }) => type === 'image/svg+xml')!.text();
      await expect(svg).toMatch(/<text[^>]*>不显著<\/text>/);
      await expect(svg.match(/<image/g)).toHaveLength(1);
      await expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
      await expect((await saved.find(({ type }) => type === 'text/csv')!.text()).split('\r\n')).toHaveLength(5_002);
    } finally {
      URL.createObjectURL = real;
    }
  },
};

function withClipboard(write: (items: ClipboardItem[]) => Promise<void>): () => void {
  const before = Object.getOwnPropertyDescriptor(navigator, 'clipboard');
  Object.defineProperty(navigator, 'clipboard', { configurable: true, value: { write } });
  return () =>
    before ? Object.defineProperty(navigator, 'clipboard', before) : Reflect.deleteProperty(navigator, 'clipboard');
}

/** The picture goes to the clipboard as it is shown, and the panel says so. */
export const Copy: Story = {
  ...groups,
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const write = fn<(items: ClipboardItem[]) => Promise<void>>(() => Promise.resolve());
    const restore = withClipboard(write);
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '复制图片' }));
      await waitFor(() => expect(within(canvasElement).getByText('图片已复制')).toBeInTheDocument());
      const picture = await write.mock.calls[0]![0][0]!.getType('image/png');
      await expect(picture.size).toBeGreaterThan(1_000);
    } finally {
      restore();
    }
  },
};

/** Where the browser forbids it, the panel says so and offers the file. */
export const CopyRefused: Story = {
  ...groups,
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const restore = withClipboard(() => Promise.reject(new DOMException('not allowed', 'NotAllowedError')));
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '复制图片' }));
      const told = await within(canvasElement).findByRole('alert');
      await expect(told).toHaveTextContent('浏览器不允许复制图片，请下载后使用');
      await expect(within(told).getByRole('button', { name: '下载 PNG' })).toBeVisible();
    } finally {
      restore();
    }
  },
};

export const Settings: Story = {
  ...groups,
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '设置' }));
    await expect(args.onSettings).toHaveBeenCalledOnce();
  },
};

/** For print: the width of a column in mm and a density; the file says its own size in its name and its header. */
export const Print: Story = {
  ...groups,
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'PNG，按印刷尺寸……' }));
    const dialog = await screen.findByRole('dialog', { name: /^按印刷尺寸保存/ });
    await userEvent.click(within(dialog).getByRole('radio', { name: '单栏 85 mm' }));
    await expect(within(dialog).getByRole('spinbutton', { name: '宽度' })).toHaveValue('85');
    await userEvent.click(within(dialog).getByRole('radio', { name: '600 dpi' }));
    await expect(within(dialog).getByRole('status')).toHaveTextContent(/图片 2,006 × [\d,]+ 像素/);
  },
};

/** The code that draws the chart again: read and copied here, or saved with the data that it reads. */
export const Code: Story = {
  args: { makeCode: exampleCode, fileName: '肝脏代谢组-火山图' },
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const saved: { content: Blob; name: string }[] = [];
    const real = URL.createObjectURL.bind(URL);
    URL.createObjectURL = (content) => real(saved[saved.push({ content: content as Blob, name: '' }) - 1]!.content);
    HTMLAnchorElement.prototype.click = function keep(this: HTMLAnchorElement) {
      saved.at(-1)!.name = this.download;
    };
    try {
      await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: 'Python 代码……' }));
      const dialog = await screen.findByRole('dialog', { name: '绘图代码：火山图' }, cold);
      await expect(await within(dialog).findByRole('region', { name: 'chart.py' }, cold)).toHaveTextContent(
        'import pandas as pd',
      );
      await userEvent.click(within(dialog).getByRole('button', { name: '下载代码和数据' }));
      await expect(saved.map(({ content, name }) => [content.type, name])).toEqual([
        ['application/zip', '肝脏代谢组-火山图_代码.zip'],
      ]);
      await userEvent.click(within(dialog).getByRole('tab', { name: /^R/ }));
      await expect(within(dialog).getByRole('region', { name: 'chart.R' })).toHaveTextContent('geom_point(size = 1.8)');
    } finally {
      URL.createObjectURL = real;
      // It is that of every element again.
      Reflect.deleteProperty(HTMLAnchorElement.prototype, 'click');
    }
  },
};

/** Where the code cannot be written the dialog says so, and offers nothing to save. */
export const CodeFailed: Story = {
  args: { makeCode: () => Promise.reject(new Error('the module did not load')) },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('button', { name: '下载' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'R 代码……' }));
    const dialog = await screen.findByRole('dialog', { name: '绘图代码：火山图' }, cold);
    await expect(await within(dialog).findByRole('alert')).toHaveTextContent('代码生成失败');
    await expect(within(dialog).getByRole('button', { name: '下载代码和数据' })).toBeDisabled();
  },
};

/** On a phone the tools stand below the title and the figure keeps its shape. */
export const Narrow: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
    const tools = within(canvasElement).getByRole('toolbar');
    const rows = new Set(
      within(tools)
        .getAllByRole('button')
        .map((button) => button.getBoundingClientRect().top),
    );
    await expect(rows.size).toBe(1);
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
