import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Dialog, DialogContent, DialogTrigger } from '../dialog/index.ts';
import { Menu, MenuContent, MenuItem, MenuSub, MenuTrigger } from '../menu/index.ts';
import { Pagination } from '../pagination/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Slider } from '../slider/index.ts';
import { Stack } from '../stack/index.ts';
import { Switch } from '../switch/index.ts';
import { DataTable } from '../table/index.ts';
import { columns, rowKey, rows } from '../table/DataTable.fixtures.tsx';
import { Tabs, TabsList, TabsPanel, TabsTab } from '../tabs/index.ts';
import { TextField } from '../text-field/index.ts';
import { Tree } from '../tree/index.ts';
import { nodes } from '../tree/Tree.fixtures.tsx';
import { DirectionProvider } from './index.ts';

export default {
  title: '基础/DirectionProvider',
  component: DirectionProvider,
  args: { dir: 'rtl', children: null },
} satisfies Meta<typeof DirectionProvider>;

type Story = StoryObj<typeof DirectionProvider>;

/** What lies over the page is read the same way: a submenu opens to the left, by ←. */
export const Basic: Story = {
  tags: ['!visual'],
  args: {
    children: (
      <Menu>
        <MenuTrigger>
          <Button>整理</Button>
        </MenuTrigger>
        <MenuContent>
          <MenuItem>重命名</MenuItem>
          <MenuSub label="移到组">
            <MenuItem>对照组</MenuItem>
          </MenuSub>
        </MenuContent>
      </Menu>
    ),
  },
  play: async ({ canvasElement }) => {
    within(canvasElement).getByRole('button', { name: '整理' }).focus();
    await userEvent.keyboard('{Enter}{ArrowDown}{ArrowRight}');
    const parent = await screen.findByRole('menuitem', { name: '移到组' });
    await expect(parent).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    const item = await screen.findByRole('menuitem', { name: '对照组' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(parent).toHaveFocus());
  },
};

/** ← opens a branch and leads into it, → leads out and closes it. */
export const InTree: Story = {
  args: { children: <Tree defaultExpanded={['liver']} defaultSelected={['pos']} label="项目文件" nodes={nodes} /> },
  play: async ({ canvasElement }) => {
    const row = (name: RegExp) => within(canvasElement).getByRole('treeitem', { name });
    await userEvent.tab();
    row(/正离子/).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/正离子/)).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/样本 01/)).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(row(/正离子/)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(row(/正离子/)).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The first column stands on the right; ← goes to the next one, also out of sight. */
export const InTable: Story = {
  args: {
    children: (
      <div style={{ height: 320 }}>
        <DataTable columns={columns} label="丰度表" rowKey={rowKey} rows={rows} />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    const column = () =>
      document.getElementById(grid.getAttribute('aria-activedescendant') ?? '')?.getAttribute('aria-colindex');
    const seen = grid.getBoundingClientRect();
    grid.focus();
    await waitFor(() => expect(column()).toBe('1'));
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(column()).toBe('2'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(column()).toBe('1'));
    await userEvent.keyboard('{Control>}{ArrowLeft}{/Control}');
    await waitFor(() => expect(column()).toBe('20'));
    await expect(grid.scrollLeft).toBeLessThan(0);
    const last = await within(grid).findByRole('columnheader', { name: new RegExp(String(columns.at(-1)!.header)) });
    await waitFor(() => expect(last.getBoundingClientRect().left).toBeGreaterThanOrEqual(seen.left - 1));
    await userEvent.keyboard('{Home}{ArrowLeft}');
    await waitFor(() => expect(grid.scrollLeft).toBe(0));
  },
};

/** ← leads to the next tab; the arrows of the pages look to the sides to which they lead. */
export const InTabs: Story = {
  args: {
    children: (
      <Tabs defaultValue="overview">
        <TabsList label="项目视图">
          <TabsTab value="overview">概览</TabsTab>
          <TabsTab value="samples">样本</TabsTab>
          <TabsTab value="reports">报告</TabsTab>
        </TabsList>
        {['overview', 'samples', 'reports'].map((value) => (
          <TabsPanel key={value} value={value}>
            <Pagination total={1234} />
          </TabsPanel>
        ))}
      </Tabs>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '概览' }));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('tab', { name: '样本' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tab', { name: '概览' })).toHaveFocus();
    const [previous, next] = ['上一页', '下一页'].map((name) =>
      canvas.getByRole('button', { name }).getBoundingClientRect(),
    );
    await expect(next!.left).toBeLessThan(previous!.left);
  },
};

/** A form in a window: what is more lies to the left, and ← leads there. */
export const InDialog: Story = {
  args: {
    children: (
      <Dialog>
        <DialogTrigger>
          <Button>新建分组方案</Button>
        </DialogTrigger>
        <DialogContent footer={<Button variant="primary">新建</Button>} title="新建分组方案">
          <Stack space="large">
            <TextField label="名称" />
            <SegmentedControl
              label="来源"
              options={[
                { value: 'names', label: '按名称' },
                { value: 'table', label: '按表格' },
              ]}
            />
            <Slider defaultValue={[30]} label="最少样本比例" />
            <Switch defaultChecked label="保存到项目" />
          </Stack>
        </DialogContent>
      </Dialog>
    ),
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '新建分组方案' }));
    const dialog = await screen.findByRole('dialog', { name: '新建分组方案' });
    await expect(getComputedStyle(dialog).direction).toBe('rtl');
    const inside = within(dialog);
    inside.getByRole('button', { name: '按名称' }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(inside.getByRole('button', { name: '按表格' })).toHaveFocus();
    const slider = inside.getByRole('slider');
    slider.focus();
    await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}');
    await expect(slider).toHaveValue('31');
  },
};
