import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { FileIcon } from './index.ts';

export default { title: '数据展示/FileIcon', component: FileIcon, args: { name: '肝脏代谢组.csv' } } satisfies Meta<
  typeof FileIcon
>;

type Story = StoryObj<typeof FileIcon>;

export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('data-kind', 'table');
    await expect(canvasElement.querySelector('svg')).toHaveAttribute('aria-hidden', 'true');
  },
};

const kinds = [
  '肝脏代谢组.csv',
  '结题报告.pdf',
  '火山图.png',
  '全部结果.zip',
  'reads_R1.fastq.gz',
  'QC12.mzML',
  '参数.json',
  '说明',
];
/** One sheet for all, a sign of its own for each: the colour is never the only difference. */
export const Kinds: Story = {
  tags: ['!visual'],
  render: () => (
    <Stack space="small">
      <Inline>
        <FileIcon folder name="原始数据" />
        <FileIcon folder name="原始数据" size="medium" />
        <Text>原始数据</Text>
      </Inline>
      {kinds.map((name) => (
        <Inline key={name}>
          <FileIcon name={name} />
          <FileIcon name={name} size="medium" />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const signs = [...canvasElement.querySelectorAll('svg[height="20"]')].map((svg) => svg.innerHTML);
    await expect(new Set(signs).size).toBe(signs.length);
  },
};
