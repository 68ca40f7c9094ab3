import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { drawCells, drawDendrograms } from './examples/cells.ts';
import { drawChord } from './examples/chord.ts';
import { drawGroups } from './examples/groups.ts';
import { drawNetwork } from './examples/network.ts';
import { drawMillion, drawVolcano } from './examples/volcano.ts';
import { ChartPanel, type ChartPanelProps } from './index.ts';
import * as copying from './plays/copying.ts';
import { plotOf } from './plays/plot.ts';
import * as pointing from './plays/pointing.ts';
import * as saving from './plays/saving.ts';
import * as showing from './plays/showing.ts';
import * as zooming from './plays/zooming.ts';

const groups = { args: { title: 'PCA 得分图', draw: drawGroups, figureSize: { width: 640, height: 420 } } };
const cells = {
  args: { title: '聚类热图', draw: drawCells, figureSize: { width: 640, height: 420 }, onToggleLabels: undefined },
};
const chord = {
  args: { title: '弦图', draw: drawChord, figureSize: { width: 640, height: 420 }, onToggleLabels: undefined },
};

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
    figureSize: { width: 720, height: 480 },
    draw: drawVolcano,
    onDownload: fn(),
    pictures: { save: fn(async () => {}), unheld: fn(async () => ({ missing: [], replaced: [] })) },
    onSettings: fn(),
    onToggleLabels: fn(),
  },
} satisfies Meta<ChartPanelProps>;
export default meta;
type Story = StoryObj<ChartPanelProps>;

/** Thousands of points, drawn by ourselves under ECharts' axes; the sentence below says what they show. */
export const Basic: Story = {
  tags: ['contrast', 'weak', 'narrow', 'focus', 'hover'],
  play: showing.describesItself,
};

/** Few points are drawn by ECharts itself. */
export const Groups: Story = {
  ...groups,
  tags: ['!visual'],
  play: async ({ canvasElement }) => void (await plotOf(canvasElement)),
};

export const Cells: Story = { ...cells, play: showing.paints };

/** 2,000 rows and 100 columns with both trees: cells and brackets are layers of our own. */
export const Dendrograms: Story = {
  tags: ['!visual'],
  args: { ...cells.args, draw: drawDendrograms },
  play: showing.paints,
};

/** Points over lines; crossing lines grow denser. */
export const Network: Story = {
  args: { title: '共表达网络', draw: drawNetwork, figureSize: { width: 640, height: 420 } },
  play: showing.paints,
};

/** A million points: every one that is in view is drawn, and panning stays smooth. */
export const Million: Story = { args: { draw: drawMillion }, tags: ['!visual'], play: showing.paints };

export const Empty: Story = { args: { draw: null } };
export const Loading: Story = { args: { draw: null, state: { kind: 'loading' } } };
export const Failed: Story = { args: { draw: null, state: { kind: 'failed', requestId: 'req-7f3a', onRetry: fn() } } };

/** More than can be drawn: how much there is, and the way out. */
export const TooMuch: Story = {
  tags: ['!visual'],
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
  tags: ['!visual'],
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
  tags: ['!visual'],
  args: {
    ...groups.args,
    title: '模型组与对照组在第二十八天采集的肝脏样本中按批次校正之后的代谢物主成分得分图',
    fileName: '得分图',
  },
  play: async ({ canvasElement }) => void (await plotOf(canvasElement)),
};

export const DataTable: Story = {
  tags: ['!visual'],
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
  tags: ['!visual'],
  play: zooming.zoomsAndResets,
};

/**
 * A figure without axes is magnified as a whole: with the keys, with the wheel and Ctrl, or with two fingers. Until
 * then the arrow keys scroll the page.
 */
export const Whole: Story = {
  tags: ['!visual'],
  ...chord,
  play: zooming.magnifies,
};

/** Files and copies have the whole figure, however it is magnified. */
export const WholeCopy: Story = {
  ...chord,
  tags: ['!visual'],
  play: copying.copiesTheWholeFigure,
};

/** Arrows go from point to point and read each out, Enter labels it, Escape leaves it. */
export const KeyboardPoints: Story = {
  tags: ['!visual'],
  ...groups,
  play: pointing.walksFromPointToPoint,
};

/** In a heat map arrows go from cell to cell. */
export const KeyboardCells: Story = {
  tags: ['!visual'],
  ...cells,
  play: pointing.walksFromCellToCell,
};

/** The tools are one stop of the Tab key. */
export const Toolbar: Story = {
  ...groups,
  tags: ['!visual'],
  play: pointing.isOneStopOfTab,
};

/** A click on a point asks for its label. */
export const ClickLabels: Story = {
  tags: ['!visual'],
  ...groups,
  play: pointing.labelsAClickedPoint,
};

export const LassoLabels: Story = {
  tags: ['!visual'],
  ...groups,
  play: pointing.labelsWhatTheLassoHolds,
};

export const Downloads: Story = {
  tags: ['!visual'],
  play: saving.asksForAPdf,
};

/** What no font of a PDF has is said before the file is made, with the way out. */
export const UnheldCharacters: Story = {
  args: { pictures: { save: fn(async () => {}), unheld: fn(async () => ({ missing: ['😀', 'ᚠ'], replaced: [] })) } },
  tags: ['!visual'],
  play: saving.saysWhatAPdfCannotHold,
};

/** A PNG may keep the zoom; what the page makes is always the whole figure, and the dialog says so. */
export const MagnifiedPart: Story = { tags: ['!visual'], play: saving.keepsTheMagnifiedPart };

/** A network has files for other programs; what is of another kind stands behind a line. */
export const Exports: Story = {
  args: {
    exports: [
      { label: '网络（GraphML）', onSelect: fn() },
      { label: 'R 代码', apart: true, onSelect: fn() },
    ],
  },
  tags: ['!visual'],
  play: saving.asksForAnExport,
};

/** Without a page that makes files the panel makes SVG, whose text stays text, and the data. */
export const OwnFiles: Story = {
  args: { onDownload: undefined, pictures: undefined },
  tags: ['!visual'],
  play: saving.makesItsOwnFiles,
};

/** The picture goes to the clipboard as it is shown, and the panel says so. */
export const Copy: Story = {
  ...groups,
  tags: ['!visual'],
  play: copying.copiesThePicture,
};

/** Where the browser forbids it, the panel says so and offers the file. */
export const CopyRefused: Story = {
  tags: ['!visual'],
  ...groups,
  play: copying.saysThatCopyingIsRefused,
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

/**
 * The width of a column in mm and a density, with the picture as it will be; the file says its own size in its name and
 * its header.
 */
export const Print: Story = {
  ...groups,
  tags: ['!visual'],
  play: saving.choosesASizeForPrint,
};

/** On a phone the tools stand below the title and the figure keeps its shape. */
export const Narrow: Story = {
  tags: ['!visual'],
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
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    await plotOf(canvasElement);
    const panel = within(canvasElement).getByRole('region', { name: '火山图' });
    await userEvent.click(within(canvasElement).getByRole('button', { name: '全屏' }));
    await expect(panel).toHaveAttribute('data-full');
    await userEvent.keyboard('{Escape}');
    await expect(panel).not.toHaveAttribute('data-full');
  },
};
