import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { spoken } from '../screen-reader/spoken.ts';
import { Tabs, TabsList, TabsPanel, TabsTab, type TabsProps } from './index.ts';

const views = [
  ['overview', '概览'],
  ['samples', '样本'],
  ['reports', '报告'],
] as const;

const parts = (counts?: Record<string, number>) => (
  <>
    <TabsList label="项目视图">
      {views.map(([value, name]) => (
        <TabsTab count={counts?.[value]} key={value} value={value}>
          {name}
        </TabsTab>
      ))}
      <TabsTab disabled value="costs">
        费用
      </TabsTab>
    </TabsList>
    {views.map(([value, name]) => (
      <TabsPanel key={value} value={value}>
        {name}的内容
      </TabsPanel>
    ))}
  </>
);

export default {
  title: '导航/Tabs',
  component: Tabs,
  args: { defaultValue: 'overview', onValueChange: fn(), children: parts() },
} satisfies Meta<typeof Tabs>;

type Story = StoryObj<typeof Tabs>;

const tab = (root: HTMLElement, name: RegExp | string) => within(root).getByRole('tab', { name });

export const Basic: Story = {
  tags: ['compact', 'narrow', 'focus', 'hover'],
  parameters: { pictures: { hover: '[role="tab"]:nth-child(2)' } },
};

/** Arrows move and wrap, passing over what is disabled; Home and End jump; Tab leads into the panel. */
export const Keyboard: Story = {
  tags: ['!visual'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(tab(canvasElement, '概览'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('tabpanel', { name: '样本' })).toHaveTextContent('样本的内容');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('samples');
    await userEvent.keyboard('{End}');
    await expect(tab(canvasElement, '报告')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvasElement, '概览')).toHaveAttribute('aria-selected', 'true');
    await userEvent.tab();
    await expect(canvas.getByRole('tabpanel')).toHaveFocus();
  },
};

/** Heavy panels load only when their tab is pressed. */
export const Manual: Story = {
  tags: ['!visual'],
  args: { activationMode: 'manual' },
  play: async ({ canvasElement }) => {
    await userEvent.click(tab(canvasElement, '概览'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvasElement, '样本')).toHaveAttribute('aria-selected', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(tab(canvasElement, '样本')).toHaveAttribute('aria-selected', 'true');
  },
};

function ByAddress(props: TabsProps) {
  const [view, setView] = useState('reports');
  return (
    <>
      <Tabs {...props} onValueChange={setView} value={view} />
      <Button onClick={() => setView('overview')}>返回</Button>
    </>
  );
}

/** The address holds the view: going back changes it too. */
export const Controlled: Story = {
  tags: ['!visual'],
  args: { defaultValue: undefined },
  render: (args) => <ByAddress {...args} />,
  play: async ({ canvasElement }) => {
    await expect(tab(canvasElement, '报告')).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(within(canvasElement).getByRole('button', { name: '返回' }));
    await expect(tab(canvasElement, '概览')).toHaveAttribute('aria-selected', 'true');
  },
};

/** Counts are part of the name; zero is a count too. */
export const Counts: Story = {
  tags: ['!visual'],
  args: { children: parts({ overview: 0, samples: 24, reports: 1280 }), defaultValue: 'samples' },
  play: async ({ canvasElement }) => expect(tab(canvasElement, /^样本\s?24$/)).toHaveAttribute('aria-selected', 'true'),
};

/** Beside the content: arrows go up and down. */
export const Vertical: Story = {
  args: { orientation: 'vertical', children: parts({ samples: 24 }) },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    tab(canvasElement, '概览').focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(tab(canvasElement, /样本/)).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowRight}');
    await expect(tab(canvasElement, /样本/)).toHaveFocus();
  },
};

const many = Array.from({ length: 20 }, (_, index) => ({ value: `g${index + 1}`, name: `比较组 ${index + 1}` }));

/**
 * More than fit scroll sideways: the chosen one is in sight from the start, the keyboard brings each one into sight.
 */
export const Overflow: Story = {
  args: {
    defaultValue: 'g15',
    children: (
      <>
        <TabsList label="比较组">
          {many.map(({ name, value }) => (
            <TabsTab key={value} value={value}>
              {name}
            </TabsTab>
          ))}
        </TabsList>
        {many.map(({ name, value }) => (
          <TabsPanel key={value} value={value}>
            {name}的结果
          </TabsPanel>
        ))}
      </>
    ),
  },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('tablist').getBoundingClientRect();
    const isWhole = async (name: string) => {
      const { left, right } = tab(canvasElement, name).getBoundingClientRect();
      await expect(left).toBeGreaterThanOrEqual(list.left - 1);
      await expect(right).toBeLessThanOrEqual(list.right + 1);
    };
    await isWhole('比较组 15');
    tab(canvasElement, '比较组 15').focus();
    await userEvent.keyboard('{Home}');
    await isWhole('比较组 1');
    await userEvent.keyboard('{ArrowLeft}');
    await isWhole('比较组 20');
  },
};

function Measured() {
  const [tabs, setTabs] = useState(0);
  return (
    <Tabs defaultValue="overview">
      <TabsList label="项目视图" ref={(row) => setTabs(row?.childElementCount ?? 0)}>
        <TabsTab value="overview">概览 {tabs}</TabsTab>
        <TabsTab value="samples">样本</TabsTab>
      </TabsList>
      <TabsPanel value="overview">概览的内容</TabsPanel>
      <TabsPanel value="samples">样本的内容</TabsPanel>
    </Tabs>
  );
}

/** The row can be had by the page. */
export const HandsOutTheRow: Story = {
  tags: ['!visual'],
  render: () => <Measured />,
  play: async ({ canvasElement }) => expect(tab(canvasElement, '概览 2')).toBeVisible(),
};

/** What a screen reader says: the row, every tab with its place, which is chosen, what cannot be. */
export const Spoken: Story = {
  args: { children: parts({ samples: 24 }) },
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const said = await spoken(canvasElement);
    await expect(said.filter((phrase) => phrase.includes('tab'))).toEqual([
      'tablist, 项目视图, orientated horizontally',
      'tab, 概览, selected, 1 control, position 1, set size 4',
      'tab, 样本 24, not selected, 1 control, position 2, set size 4',
      'tab, 报告, not selected, 1 control, position 3, set size 4',
      'tab, 费用, not selected, disabled, position 4, set size 4',
      'tabpanel, 概览',
    ]);
  },
};
