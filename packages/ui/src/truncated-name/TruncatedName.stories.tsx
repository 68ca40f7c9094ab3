import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { TruncatedName } from './index.ts';

const long = '肝脏代谢组_2024-03_正离子模式_定量表_第二批_样本 R1_01.xlsx';

export default {
  title: '数据展示/TruncatedName',
  component: TruncatedName,
  args: { children: long },
  decorators: [
    (Story) => (
      <div style={{ width: '240px' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof TruncatedName>;

type Story = StoryObj<typeof TruncatedName>;

/** Nothing is measured until somebody asks; then the whole name is shown. */
export const Basic: Story = {
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    await userEvent.hover(within(canvasElement).getByText(long));
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(long);
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

/** The keyboard gets the whole name from the link around it. */
export const InALink: Story = {
  tags: ['!visual'],
  render: ({ children }) => (
    <Link href="#file">
      <TruncatedName>{children}</TruncatedName>
    </Link>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: long })).toBeVisible();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(long);
  },
};

export const Focusable: Story = {
  tags: ['!visual'],
  args: { focusable: true },
  play: async () => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(long);
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

/** What is copied is the name: once, whole and without a line break. */
export const Copied: Story = {
  tags: ['!visual'],
  play: async ({ canvasElement }) => {
    const selection = getSelection()!;
    selection.selectAllChildren(canvasElement);
    await expect(selection.toString().trim()).toBe(long);
    selection.removeAllRanges();
  },
};

/** Where there is room nothing is cut and nothing pops up. */
export const Fits: Story = {
  tags: ['!visual'],
  args: { children: 'counts_01.csv' },
  play: async ({ canvasElement }) => {
    for (const part of canvasElement.querySelectorAll('[aria-hidden]'))
      await expect(part.scrollWidth).toBeLessThanOrEqual(part.clientWidth);
    (canvasElement.querySelector('[data-truncated-name]') as HTMLElement).tabIndex = 0;
    await userEvent.tab();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};

const names = [
  long,
  'a'.repeat(196) + '.csv',
  'liver_metabolome_positive_mode_quantification_R1_01.fastq.gz',
  'WWWWWWWWWWWWWWWWWWWWWWWWWWWMWMWM.csv',
  'e\u0301'.repeat(40) + '.txt',
  '没有扩展名的很长很长很长很长很长很长的样本名称 12',
  '短.csv',
];
/** The end stays in every script; the longest is two hundred letters without a place to break. */
export const Names: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack space="small">
      {names.map((name) => (
        <TruncatedName key={name}>{name}</TruncatedName>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    for (const root of canvasElement.querySelectorAll('[data-truncated-name]')) {
      await expect(root.getBoundingClientRect().width).toBeLessThanOrEqual(240);
      await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth + 1);
    }
  },
};

/** Names from right to left keep their own order, do not turn their neighbours and stand where the others stand. */
export const RightToLeft: Story = {
  render: () => (
    <Stack space="small">
      {[
        'דוח מטבולומיקה של הכבד מרץ 2024 מדגם 01.csv',
        'تقرير أيض الكبد الوضع الموجب العينة رقم 12.xlsx',
        'דוח 01.csv',
        '定量表_תוצאות הניסוי השני של המעבדה_01.csv',
      ].map((name) => (
        <span key={name}>
          <TruncatedName>{name}</TruncatedName> 2 MB
        </span>
      ))}
    </Stack>
  ),
};

/** A thousand rows are drawn without measuring one. */
export const ManyRows: Story = {
  tags: ['!visual'],
  render: () => (
    <div>
      {Array.from({ length: 1000 }, (_, at) => (
        <div key={at}>
          <TruncatedName>{`肝脏代谢组_正离子模式_定量表_第二批_样本_${at}.csv`}</TruncatedName>
        </div>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByText('肝脏代谢组_正离子模式_定量表_第二批_样本_999.csv'),
    ).toBeInTheDocument();
  },
};
