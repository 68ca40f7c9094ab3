import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Box } from '../box/index.ts';
import { Stack } from '../stack/index.ts';
import { Text } from './index.ts';

export default { title: '基础/Text', component: Text, args: { children: '共10个样本，其中QC样本3个' } } satisfies Meta<
  typeof Text
>;

type Story = StoryObj<typeof Text>;

/** The space between Chinese and Latin is drawn; the text itself stays as it came. */
export const Basic: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('共10个样本，其中QC样本3个')).toBeVisible();
  },
};

export const Sizes: Story = {
  render: () => (
    <Stack space="small">
      {(['section', 'body', 'secondary'] as const).map((size) => (
        <Text key={size} size={size}>
          差异代谢物 128 个，其中上调 76 个
        </Text>
      ))}
      <Text weight="strong">差异代谢物 128 个</Text>
      <Text font="mono">SAMPLE_2024_03_QC01</Text>
    </Stack>
  ),
};

export const Tones: Story = {
  render: () => (
    <Stack space="xsmall">
      {([undefined, 'muted', 'subtle', 'accent', 'danger', 'success', 'warning'] as const).map((tone) => (
        <Text key={tone ?? 'default'} tone={tone}>
          {tone ?? 'default'}：差异代谢物 128 个
        </Text>
      ))}
    </Stack>
  ),
};

const longSentence = '肝脏代谢组正离子模式的原始数据，第二批，含十二个质控样本和三组重复，请先核对样本名称再开始分析';
/** One line; the whole is shown on hover and read by screen readers. */
export const Truncate: Story = {
  tags: ['!visual'],
  render: () => (
    <Box border="default" maxWidth="text" padding="medium" radius="card">
      <Text as="div" truncate>
        {longSentence}
      </Text>
    </Box>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(longSentence)).toHaveAttribute('title', longSentence);
  },
};

/**
 * Latin names in italics and in their language; Chinese words are stressed by weight, since slanted characters are hard
 * to read.
 */
export const Species: Story = {
  render: () => (
    <Text as="p">
      样本来自小鼠（
      <Text as="i" lang="la">
        Mus musculus
      </Text>
      ），<Text as="em">不含</Text>质控样本
    </Text>
  ),
};

/** Figures one below another keep their columns. */
export const Numbers: Story = {
  render: () => (
    <Stack space="xsmall">
      {['1,111', '8,888', '123,220'].map((figure) => (
        <Text key={figure}>{figure} 个特征</Text>
      ))}
    </Stack>
  ),
};

/** An article keeps to 40 characters a line: the room around the text says so, not the text. */
export const Measure: Story = {
  render: () => (
    <Box maxWidth="text">
      <Text as="p">
        {'概率商归一化以参考谱为基准，估计每个样本的稀释倍数；它对少数强烈变化的代谢物不敏感，适合尿液等浓度差别很大的样本。'.repeat(
          3,
        )}
      </Text>
    </Box>
  ),
};

/** A name without any space breaks anywhere, so that it never widens the page. */
export const LongName: Story = {
  tags: ['narrow'],
  args: { children: `${'SAMPLE_2024_03_LIVER_METABOLOME_'.repeat(6)}QC12.mzML` },
};
