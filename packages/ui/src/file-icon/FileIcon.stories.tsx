import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inline } from '../inline/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { FileIcon } from './index.ts';

export default { title: '数据展示/FileIcon', component: FileIcon, args: { name: '肝脏代谢组.csv' } } satisfies Meta<typeof FileIcon>;

type Story = StoryObj<typeof FileIcon>;

export const Basic: Story = {};
export const Kinds: Story = {
  render: () => (
    <Stack space="small">
      <Inline>
        <FileIcon folder name="原始数据" />
        <Text>原始数据</Text>
      </Inline>
      {['肝脏代谢组.csv', '结题报告.pdf', '火山图.png', '全部结果.zip', 'reads_R1.fastq.gz', 'QC12.mzML', '参数.json', '说明'].map((name) => (
        <Inline key={name}>
          <FileIcon name={name} />
          <Text>{name}</Text>
        </Inline>
      ))}
    </Stack>
  ),
};
