import { Children, type ReactElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Avatar } from '../avatar/index.ts';
import { Badge } from '../badge/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { Callout } from '../callout/index.ts';
import { Card } from '../card/index.ts';
import { ChartPanel, ChartSettingsPanel } from '../chart-panel/index.ts';
import { Checkbox, CheckboxGroup } from '../checkbox/index.ts';
import { CodeBlock } from '../code-block/index.ts';
import { CodeField, CodeFieldResend } from '../code-field/index.ts';
import { Combobox } from '../combobox/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { DateField } from '../date-field/index.ts';
import { DateRangeField } from '../date-range-field/index.ts';
import { Descriptions } from '../descriptions/index.ts';
import { DirectionProvider } from '../direction/index.ts';
import { Disclosure } from '../disclosure/index.ts';
import { DropZone } from '../drop-zone/index.ts';
import { FileIcon } from '../file-icon/index.ts';
import { FilePickerField } from '../file-picker/index.ts';
import { Form, FormActions, FormDraftStatus, FormErrorSummary, FormSection, FormSubmit } from '../form/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { Kbd } from '../kbd/index.ts';
import { Link } from '../link/index.ts';
import { List, ListItem } from '../list/index.ts';
import { MultiSelect } from '../multi-select/index.ts';
import { MultiTabBar } from '../multi-tab-bar/index.ts';
import { NumberField } from '../number-field/index.ts';
import { PageHeader } from '../page-header/index.ts';
import { Pagination } from '../pagination/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { ProblemList } from '../problem-list/index.ts';
import { Progress } from '../progress/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { RenameCell } from '../rename-cell/index.ts';
import { Result } from '../result/index.ts';
import { SafeHtml } from '../safe-html/index.ts';
import { SearchField } from '../search-field/index.ts';
import { SegmentedControl } from '../segmented-control/index.ts';
import { Select } from '../select/index.ts';
import { SideNav } from '../side-nav/index.ts';
import { Skeleton } from '../skeleton/index.ts';
import { Slider } from '../slider/index.ts';
import { Spinner } from '../spinner/index.ts';
import { Splitter } from '../splitter/index.ts';
import { Stack } from '../stack/index.ts';
import { EmptyState, FailedState, ForbiddenState, NoMatchState } from '../state/index.ts';
import { Statistic } from '../statistic/index.ts';
import { Steps } from '../steps/index.ts';
import { Switch } from '../switch/index.ts';
import { DataTable, Table, TableCopyButton, TableSelectionBar } from '../table/index.ts';
import { Tag } from '../tag/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { Ticker } from '../ticker/index.ts';
import { Timeline, TimelineItem } from '../timeline/index.ts';
import { TopNav } from '../top-nav/index.ts';
import { Tree } from '../tree/index.ts';
import { TruncatedName } from '../truncated-name/index.ts';
import { UploadList } from '../upload-list/index.ts';

const given = { id: 'given', 'data-given': 'yes', 'aria-describedby': 'other' };
const nothing = () => {};
const sent = async () => {};
const options = [
  { value: 'a', label: '对照' },
  { value: 'b', label: '处理' },
];
const table = { label: '样本', columns: [{ id: 'name', header: '名称', cell: String }], rows: ['A'], rowKey: String };
const source = { list: async () => ({ items: [], total: 0 }), upload: async () => ({ id: '1' }) };

/** Every part that a server draws, with what it cannot do without. Windows and menus are stories of their own. */
const drawn = (
  <>
    <Avatar {...given} name="王敏" />
    <Badge {...given} count={3} />
    <Badge {...given} count={3}>
      消息
    </Badge>
    <Breadcrumb {...given} current="项目" />
    <Button {...given}>保存</Button>
    <Callout {...given} title="已保存" />
    <Card {...given} title="样本" />
    <ChartPanel {...given} draw={null} figureSize={{ width: 600, height: 400 }} title="火山图" />
    <ChartSettingsPanel {...given} palettes={[]} spec={{ common: [], settings: [] }} />
    <Checkbox {...given} help="每月一封" label="通知" />
    <CheckboxGroup {...given} label="组" options={options} />
    <CodeBlock {...given} code="x" />
    <CodeField {...given} label="验证码" />
    <CodeFieldResend {...given} onSend={sent} />
    <Combobox {...given} label="项目" options={options} />
    <CopyButton {...given} value="x" />
    <DataTable {...given} {...table} />
    <DateField {...given} label="日期" />
    <DateRangeField {...given} label="日期" />
    <Descriptions {...given} items={[]} />
    <DirectionProvider {...given} dir="rtl">
      文字
    </DirectionProvider>
    <Disclosure {...given} summary="更多" />
    <DropZone {...given} accept={[]} maxSize={1} onFiles={nothing} />
    <EmptyState {...given} title="还没有文件" />
    <FailedState {...given} />
    <FileIcon {...given} name="a.csv" />
    <FilePickerField {...given} label="文件" source={source} />
    <ForbiddenState {...given} />
    <Form {...given} onSubmit={nothing} />
    <FormActions {...given}>保存</FormActions>
    <FormDraftStatus {...given} restored={false} savedAt={new Date(0)} state="saved" />
    <FormErrorSummary {...given} attempt={0} errors={[]} failure="没有送达" />
    <FormSection {...given} title="基本信息">
      内容
    </FormSection>
    <FormSubmit {...given}>保存</FormSubmit>
    <IconButton {...given} disabled="还没有保存" icon="x" label="关闭" />
    <Kbd {...given}>K</Kbd>
    <Link {...given} href="#a">
      项目
    </Link>
    <List {...given} label="成员" />
    <ListItem {...given} title="王敏" />
    <MultiSelect {...given} label="组" options={options} />
    <MultiTabBar {...given} onClose={nothing} tabs={[{ id: 'home', title: '首页' }]} />
    <NoMatchState {...given} />
    <NumberField {...given} label="重复数" />
    <PageHeader {...given} title="项目" />
    <Pagination {...given} total={20} />
    <PasswordField {...given} label="密码" />
    <ProblemList {...given} problems={[{ id: '1', severity: 'error', what: '样本名重复' }]} />
    <Progress {...given} label="上传" value={3} />
    <RadioGroup {...given} label="组" options={options} />
    <RenameCell {...given} onRename={sent} value="a.csv" />
    <Result {...given} title="已提交" tone="success" />
    <SafeHtml {...given} html="<p>正文</p>" />
    <SearchField {...given} label="搜索" />
    <SegmentedControl {...given} label="类别" options={options} />
    <Select {...given} label="组" options={options} />
    <SideNav {...given} current="#a" entries={[]} label="菜单" />
    <Skeleton {...given} />
    <Slider {...given} label="大小" />
    <Spinner {...given} />
    <Spinner {...given} label="加载中" />
    <Splitter {...given} label="目录">
      {['左', '右']}
    </Splitter>
    <Stack {...given} />
    <Statistic {...given} label="样本" value={3} />
    <Steps {...given} current="a" label="步骤" steps={[]} />
    <Switch {...given} help="每月一封" label="通知" />
    <Table {...given} {...table} />
    <TableCopyButton {...given} columns={table.columns} rows={table.rows} />
    <TableSelectionBar {...given} count={1} onClear={nothing} />
    <Tag {...given}>对照组</Tag>
    <TextArea {...given} label="备注" />
    <TextField {...given} label="名称" />
    <Ticker {...given} items={[{ id: '1', label: '新闻', href: '#1' }]} />
    <Timeline {...given} label="进度">
      无
    </Timeline>
    <TimelineItem {...given} status="done" title="已寄出" />
    <TopNav {...given} current="#a" entries={[]} logo="全组学云" />
    <Tree {...given} label="目录" nodes={[]} />
    <TruncatedName {...given}>a.csv</TruncatedName>
    <UploadList {...given} rows={[]} />
  </>
);
const parts = Children.toArray((drawn as ReactElement<{ children: ReactNode }>).props.children) as ReactElement[];

const name = ({ type }: ReactElement) => (type as { name?: string }).name ?? 'part';
const elementOf = (part: ReactElement) => /<\w+[^>]* data-given="yes"[^>]*>/.exec(renderToStaticMarkup(part))?.[0];

test.each(parts.map((part) => [name(part), part] as const))(
  '%s hands id, data and aria on to one element',
  (_, part) => {
    const element = elementOf(part);
    expect(element).toContain(' id="given"');
    expect(element).toMatch(/ aria-describedby="[^"]*\bother\b/);
  },
);
