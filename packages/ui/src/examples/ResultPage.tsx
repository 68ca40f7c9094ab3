import { Download, RotateCw, Share2 } from 'lucide-react';
import { Box } from '../box/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { Card } from '../card/index.ts';
import { Descriptions } from '../descriptions/index.ts';
import { Grid } from '../grid/index.ts';
import { Heading } from '../heading/index.ts';
import { Inline } from '../inline/index.ts';
import { Link } from '../link/index.ts';
import { Result } from '../result/index.ts';
import { Stack } from '../stack/index.ts';
import { Statistic } from '../statistic/index.ts';
import { Table, type Column } from '../table/index.ts';

type Gene = { readonly name: string; readonly change: string; readonly p: string };
const genes: readonly Gene[] = [
  { name: 'Cyp2e1', change: '+2.41', p: '1.2e-9' },
  { name: 'Alb', change: '-1.87', p: '4.6e-8' },
  { name: 'Apoa1', change: '+1.52', p: '2.3e-6' },
  { name: 'Fasn', change: '-1.33', p: '8.1e-5' },
  { name: 'Scd1', change: '+1.08', p: '3.7e-4' },
];
const columns: readonly Column<Gene>[] = [
  { id: 'name', header: '基因', cell: (gene) => gene.name, width: 120 },
  { id: 'change', header: 'log2FC', cell: (gene) => gene.change, align: 'end', width: 110 },
  { id: 'p', header: 'p 值', cell: (gene) => gene.p, align: 'end', width: 100 },
];

export type ResultPageProps = {
  /** How the task ended. */
  outcome: 'done' | 'failed';
};

/** The end of a task: the plain statement first, then the figures, then what can be done next. */
export function ResultPage({ outcome }: ResultPageProps) {
  return (
    <Box as="main" padding={{ mobile: 'large', tablet: 'xlarge' }}>
      <Stack space="xlarge">
        <Breadcrumb current="肝脏代谢组 2024-03">
          <Link href="#tasks">任务</Link>
        </Breadcrumb>
        {outcome === 'failed' ? <Failed /> : <Done />}
      </Stack>
    </Box>
  );
}

function Failed() {
  return (
    <Result
      actions={
        <>
          <Button icon={<RotateCw size={16} />} variant="primary">
            重新编辑并提交
          </Button>
          <Button>联系售后</Button>
        </>
      }
      description="第 18 行第 3 列不是数字，请修改数据后重试"
      requestId="7f3a-20261121-1408"
      title="数据无法读取"
      tone="danger"
    />
  );
}

function Done() {
  return (
    <>
      <Inline justify="between">
        <Heading level={1}>肝脏代谢组 2024-03</Heading>
        <Inline>
          <Button icon={<Share2 size={16} />}>分享</Button>
          <Button icon={<Download size={16} />} variant="primary">
            下载报告
          </Button>
        </Inline>
      </Inline>
      <Callout tone="success">分析完成，用时 2 分 14 秒</Callout>
      <Grid minItemWidth={200}>
        <Card>
          <Statistic label="上调" unit="个" value={1284} />
        </Card>
        <Card>
          <Statistic label="下调" unit="个" value={967} />
        </Card>
        <Card>
          <Statistic label="无显著差异" unit="个" value={15302} />
        </Card>
      </Grid>
      <Card padding="none" title="差异最大的基因">
        <Table columns={columns} label="差异最大的 5 个基因" rowKey={(gene) => gene.name} rows={genes} />
      </Card>
      <Card title="参数">
        <Descriptions
          columns={3}
          items={[
            { label: '比较', value: '高脂组 / 对照组' },
            { label: '方法', value: 'limma' },
            { label: '校正', value: 'BH' },
            { label: '阈值', value: '|log2FC| ≥ 1，p < 0.05' },
            { label: '样本', value: '12' },
            { label: '协变量', value: undefined },
          ]}
        />
      </Card>
    </>
  );
}
