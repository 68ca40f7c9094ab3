import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ChartSettingsPanel } from '../chart-panel/index.ts';
import { CodeField } from '../code-field/index.ts';
import { Combobox } from '../combobox/index.ts';
import { Dialog, DialogContent } from '../dialog/index.ts';
import { Drawer } from '../drawer/index.ts';
import { FilePicker, FilePickerField } from '../file-picker/index.ts';
import { Menu, MenuCheckItem, MenuContent, MenuRadioGroup, MenuRadioItem, MenuTrigger } from '../menu/index.ts';
import { MultiTabBar } from '../multi-tab-bar/index.ts';
import { NoticeModal } from '../notice-modal/index.ts';
import { NumberField } from '../number-field/index.ts';
import { Pagination } from '../pagination/index.ts';
import { Popover } from '../popover/index.ts';
import { SearchField } from '../search-field/index.ts';
import { Select } from '../select/index.ts';
import { Slider } from '../slider/index.ts';
import { Stack } from '../stack/index.ts';
import { Table } from '../table/index.ts';
import { TextField } from '../text-field/index.ts';

const changed = fn();
const options = [
  { value: 'liver', label: '肝脏' },
  { value: 'kidney', label: '肾脏' },
];
const tabs = [
  { id: 'home', title: '首页' },
  { id: 'tasks', title: '任务' },
];

/** The parts that once had to be controlled. None of these is. */
const meta = {
  title: '输入/Controllable',
  // For the tests alone: each part has a page of its own.
  tags: ['!visual', '!dev', '!autodocs'],
  component: Stack,
  beforeEach: () => void changed.mockClear(),
} satisfies Meta<typeof Stack>;
export default meta;
type Story = StoryObj<typeof Stack>;

export const Basic: Story = {
  render: () => (
    <Stack>
      <TextField defaultValue="肝" label="名称" onValueChange={changed} />
      <NumberField defaultValue={3} label="重复数" onValueChange={changed} />
      <CodeField label="验证码" onValueChange={changed} />
      <SearchField defaultValue="肝" label="搜索" onValueChange={changed} />
      <Combobox defaultValue="liver" label="组织" onValueChange={changed} options={options} />
      <Select defaultValue="liver" label="部位" onValueChange={changed} options={options} />
      <Slider defaultValue={[40]} label="点大小" onValueChange={changed} />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: '名称' }), '脏');
    await expect(changed).toHaveBeenLastCalledWith('肝脏');
    await userEvent.type(canvas.getByRole('spinbutton', { name: '重复数' }), '{ArrowUp}');
    await expect(canvas.getByRole('spinbutton', { name: '重复数' })).toHaveValue('4');
    await expect(changed).toHaveBeenLastCalledWith(4);
    await userEvent.type(canvas.getByRole('textbox', { name: '验证码' }), '12a3');
    await expect(canvas.getByRole('textbox', { name: '验证码' })).toHaveValue('123');
    await userEvent.clear(canvas.getByRole('searchbox', { name: '搜索' }));
    await expect(changed).toHaveBeenLastCalledWith('');
    await userEvent.click(canvas.getByRole('combobox', { name: '组织' }));
    await userEvent.click(await screen.findByRole('option', { name: '肾脏' }));
    await expect(canvas.getByRole('combobox', { name: '组织' })).toHaveValue('肾脏');
    await userEvent.click(canvas.getByRole('combobox', { name: '部位' }));
    await userEvent.click(await screen.findByRole('option', { name: '肾脏' }));
    await expect(canvas.getByRole('combobox', { name: '部位' })).toHaveTextContent('肾脏');
    canvas.getByRole('slider', { name: '点大小' }).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(changed).toHaveBeenLastCalledWith([42]);
  },
};

export const Lists: Story = {
  render: () => (
    <Stack>
      <Pagination onValueChange={changed} total={95} />
      <Table
        columns={[{ id: 'name', header: '样本', cell: String, sortValue: String }]}
        defaultSort={{ column: 'name', order: 'descending' }}
        label="样本"
        rowKey={String}
        rows={['A1', 'A2']}
        selection={{ mode: 'multiple', defaultSelected: ['A1'], onSelectedChange: changed }}
      />
      <MultiTabBar onClose={changed} onValueChange={changed} tabs={tabs} />
      <ChartSettingsPanel onValueChange={changed} palettes={[]} spec={{ common: ['title'], settings: [] }} />
      <FilePickerField
        defaultValue={{ id: '1', name: 'counts.csv', source: 'mine' }}
        label="定量表"
        onValueChange={changed}
        source={{ list: async () => ({ items: [], total: 0 }), upload: async () => ({ id: '1' }) }}
      />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '下一页' }));
    await expect(canvas.getByRole('button', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
    await expect(changed).toHaveBeenLastCalledWith({ page: 2, pageSize: 10 });
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('A2');
    await userEvent.click(canvas.getByRole('checkbox', { name: /A2/ }));
    await expect(changed).toHaveBeenLastCalledWith(['A1', 'A2']);
    await userEvent.click(canvas.getByRole('tab', { name: /任务/ }));
    await expect(canvas.getByRole('tab', { name: /任务/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('button', { name: '清除' }));
    await expect(canvas.getByText('未选择文件')).toBeVisible();
    await expect(changed).toHaveBeenLastCalledWith(null);
  },
};

export const InMenus: Story = {
  render: () => (
    <Menu>
      <MenuTrigger>
        <Button>显示</Button>
      </MenuTrigger>
      <MenuContent data-named="yes" id="shown">
        <MenuCheckItem defaultChecked>学名</MenuCheckItem>
        <MenuRadioGroup defaultValue="low" label="行高" onValueChange={changed}>
          <MenuRadioItem value="low">低</MenuRadioItem>
          <MenuRadioItem value="high">高</MenuRadioItem>
        </MenuRadioGroup>
      </MenuContent>
    </Menu>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '显示' }));
    const menu = await screen.findByRole('menu', { name: '显示' });
    await expect(menu).toHaveAttribute('data-named', 'yes');
    await expect(within(canvasElement).getByRole('button', { name: '显示' })).toHaveAttribute('aria-controls', 'shown');
    await userEvent.click(screen.getByRole('menuitemcheckbox', { name: '学名' }));
    await expect(screen.getByRole('menuitemcheckbox', { name: '学名' })).not.toBeChecked();
    await userEvent.click(screen.getByRole('menuitemradio', { name: '高' }));
    await expect(changed).toHaveBeenLastCalledWith('high');
  },
};

const windows = {
  dialog: (
    <Dialog defaultOpen onOpenChange={changed}>
      <DialogContent id="window" title="方案">
        内容
      </DialogContent>
    </Dialog>
  ),
  drawer: (
    <Drawer defaultOpen id="window" onOpenChange={changed} title="筛选">
      内容
    </Drawer>
  ),
  popover: (
    <Popover defaultOpen id="window" label="列" onOpenChange={changed} trigger={<Button>列</Button>}>
      内容
    </Popover>
  ),
  picker: (
    <FilePicker
      defaultOpen
      id="window"
      onConfirm={changed}
      onOpenChange={changed}
      source={{ list: async () => ({ items: [], total: 0 }), upload: async () => ({ id: '1' }) }}
    />
  ),
  notices: (
    <NoticeModal
      defaultOpen
      id="window"
      notices={[{ id: '1', title: '维护', content: '<p>内容</p>' }]}
      onOpenChange={changed}
    />
  ),
};

function OneByOne() {
  const [at, setAt] = useState(0);
  return (
    <>
      <Button onClick={() => setAt(at + 1)}>下一个</Button>
      <div key={at}>{Object.values(windows)[at]}</div>
    </>
  );
}

/** Each window opens and closes by itself, and is the element that takes the id. */
export const Windows: Story = {
  render: () => <OneByOne />,
  play: async ({ canvasElement }) => {
    const next = within(canvasElement).getByText('下一个');
    for (const name of Object.keys(windows)) {
      const box = await screen.findByRole('dialog');
      await expect([name, box.id]).toEqual([name, 'window']);
      await userEvent.keyboard('{Escape}');
      await expect(screen.queryByRole('dialog')).toBeNull();
      await expect(changed.mock.lastCall?.[0]).toBe(false);
      await userEvent.click(next);
    }
  },
};

function LetGo() {
  const [value, setValue] = useState<string | undefined>('liver');
  return (
    <>
      <Select label="部位" onValueChange={setValue} options={options} value={value} />
      <Button onClick={() => setValue(undefined)}>清空</Button>
    </>
  );
}

/** A part whose caller lets go shows nothing of what it held before. */
export const Released: Story = {
  render: () => <LetGo />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('combobox', { name: '部位' })).toHaveTextContent('肝脏');
    await userEvent.click(canvas.getByRole('button', { name: '清空' }));
    await expect(canvas.getByRole('combobox', { name: '部位' })).toHaveTextContent('请选择');
  },
};
