// Drawn by the server: text and layout send no script, the rest is taken over by the page.
import { Badge } from '@panome/ui/badge';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Heading } from '@panome/ui/heading';
import { chartCsv } from '@panome/ui/chart-panel';
import { Inline } from '@panome/ui/inline';
import { RichText } from '@panome/ui/rich-text';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Demo } from './shared/Demo.tsx';

export default function Page() {
  const csv = chartCsv({ rows: 1, columns: [{ name: 'a', label: '甲', kind: 'text', values: ['乙'] }] });
  return (
    <Stack space="large">
      <Heading level={1}>服务器上画的标题</Heading>
      <Text tone="muted">{`表头：${csv.trim().slice(0, 1)}`}</Text>
      <Inline space="small">
        <Badge count={3} label="3 条未读" />
        <Text>一行</Text>
      </Inline>
      <Card title="卡片">
        <Skeleton />
      </Card>
      <Descriptions items={[{ label: '样本', value: '12 个' }]} />
      <RichText html="<h3>说明</h3><p>一段文字</p>" />
      <Demo />
    </Stack>
  );
}
