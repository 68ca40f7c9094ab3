import type { SampleForm } from '@panome/contract';
import {
  columnsOf,
  concentrationColumn,
  dilutionsOf,
  headerOf,
  mostSamples,
  sampleFamilies,
  sampleKinds,
  sampleOutcomes,
  stateLabel,
  type DilutionTarget,
  type SampleColumn,
  type SampleRow,
} from '@panome/contract/sample-forms';
import writeXlsxFile, { type Sheet } from 'write-excel-file/node';
import { badInput } from '../../platform/http/refusal.ts';
import { dropDowns } from './dropDowns.ts';

type Cell = {
  readonly value: string | number;
  readonly type: StringConstructor | NumberConstructor;
  readonly fontWeight?: 'bold';
  readonly backgroundColor?: string;
  readonly wrap?: boolean;
} | null;
type Book = Sheet<never>[];
type WriteOptions = Parameters<typeof writeXlsxFile>[1];

const typeless = (text: string): Cell => (text === '' ? null : { value: text, type: String });
const bold = (text: string): Cell => ({ value: text, type: String, fontWeight: 'bold' });
const wrapped = (text: string): Cell => ({ value: text, type: String, wrap: true });
const number = (value: number | null): Cell => (value === null ? null : { value, type: Number });
const headerCell = (column: SampleColumn): Cell => ({
  ...bold(`${headerOf(column)}${column.required ? ' *' : ''}`)!,
  backgroundColor: column.required ? '#FFF2CC' : '#E8EEF7',
});
/** Writes numbers as numbers and everything else as text, so that typed text becomes neither a formula nor a date. */
const dataCell = (column: SampleColumn, row: SampleRow): Cell => {
  const text = row[column.id] ?? '';
  return column.type === 'number' && text !== '' && Number.isFinite(Number(text))
    ? { value: Number(text), type: Number }
    : typeless(text);
};
const widths = (columns: readonly SampleColumn[]) =>
  columns.map(({ width }) => ({ width: Math.max(10, Math.round(width / 8)) }));
const toBytes = (book: Book, options?: WriteOptions): Promise<Buffer> =>
  writeXlsxFile(book, options).toBuffer() as Promise<Buffer>;

const typeWords = { text: '文字', number: '数字', choice: '从列表中选', date: '日期，如 2026-11-22' } as const;

function explanation(columns: readonly SampleColumn[]): Book[number] {
  const rows = columns.map((column) =>
    [
      headerOf(column),
      column.required ? '必填' : '选填',
      typeWords[column.type],
      column.choices?.join('、') ?? '',
      column.help,
    ].map(wrapped),
  );
  const notes = [
    `在“样本”表中每行填写一个样本，最多 ${mostSamples} 个；请不要改动第一行的列名，列的顺序可以改变，空列可以删除。`,
    '可选项之外的内容只在说明允许时填写；填好后在网页上传，会逐格检查。',
  ];
  return {
    sheet: '填写说明',
    columns: [{ width: 22 }, { width: 8 }, { width: 20 }, { width: 48 }, { width: 60 }],
    data: [
      ['列', '是否必填', '类型', '可选项', '说明'].map(bold),
      ...rows,
      [null],
      ...notes.map((note) => [typeless(note)]),
    ],
  } as Book[number];
}

/** The workbook to fill in, with the rows that exist and drop-down lists. */
export const templateBook = (columns: readonly SampleColumn[], rows: readonly SampleRow[]): Promise<Buffer> =>
  toBytes(
    [
      {
        sheet: '样本',
        stickyRowsCount: 1,
        stickyColumnsCount: 1,
        columns: widths(columns),
        data: [columns.map(headerCell), ...rows.map((row) => columns.map((column) => dataCell(column, row)))],
      } as Book[number],
      explanation(columns),
    ],
    { features: [dropDowns(columns)] },
  );

const biosafety = { '': '', none: '无已知危害', bsl1: 'BSL-1', bsl2: 'BSL-2' } as const;

/** The workbook of a whole form: its header, its samples, and the results of the check. */
export function summaryBook(form: SampleForm): Promise<Buffer> {
  const { header } = form;
  const columns = columnsOf(form.kind, header.families);
  const facts: readonly (readonly [string, string])[] = [
    ['编号', form.number],
    ['类型', sampleKinds[form.kind]],
    ['名称', form.title],
    ['状态', stateLabel(form.kind, form.state)],
    ['样本数', String(form.samples)],
    ['组学', header.families.map((family) => sampleFamilies[family]).join('、')],
    ['联系人', header.contact],
    ['联系电话', header.phone],
    ['单位', header.organization],
    ['地址', header.address],
    ['物种', header.species],
    ['组织或部位', header.tissue],
    ['保存条件', header.storage],
    ['寄样日期', header.ship_date],
    ['快递', [header.courier, header.tracking].filter(Boolean).join(' ')],
    ['生物安全', biosafety[header.biosafety]],
    [
      '人源样本',
      header.human ? `是；知情同意与伦理批准：${header.consent ? '已确认' : '未确认'} ${header.ethics}`.trim() : '否',
    ],
    ['返样原因', header.reason],
    ['备注', header.remark],
  ];
  const checked = Object.keys(form.results).length > 0;
  const resultOf = (row: SampleRow) => form.results[row['name'] ?? ''];
  const resultCells = (row: SampleRow): Cell[] =>
    checked
      ? [typeless(resultOf(row) ? sampleOutcomes[resultOf(row)!.outcome] : ''), typeless(resultOf(row)?.note ?? '')]
      : [];
  return toBytes([
    {
      sheet: '基本信息',
      columns: [{ width: 16 }, { width: 60 }],
      data: facts.filter(([, value]) => value !== '').map(([name, value]) => [bold(name), wrapped(value)]),
    } as Book[number],
    {
      sheet: '样本',
      stickyRowsCount: 1,
      columns: [{ width: 6 }, ...widths(columns), { width: 10 }, { width: 40 }],
      data: [
        [
          bold('序号'),
          ...columns.map((column) => bold(headerOf(column))),
          ...(checked ? [bold('质检'), bold('质检说明')] : []),
        ],
        ...form.rows.map((row, at) => [
          number(at + 1),
          ...columns.map((column) => dataCell(column, row)),
          ...resultCells(row),
        ]),
      ],
    } as Book[number],
  ]);
}

/** @throws {Refusal} 400 for a form without concentrations. */
export function dilutionBook(form: SampleForm, target: DilutionTarget): Promise<Buffer> {
  const columns = columnsOf(form.kind, form.header.families);
  const id = concentrationColumn(columns);
  const column = columns.find((one) => one.id === id);
  if (!id || !column) throw badInput('这类表没有浓度一列，不能生成稀释模板');
  const unit = column.unit ?? '';
  const head = [
    '序号',
    '样本名称',
    headerOf(column),
    '现有体积（µL）',
    `目标浓度（${unit}）`,
    '目标体积（µL）',
    '取样体积（µL）',
    '加稀释液（µL）',
    '提示',
  ];
  const rows = dilutionsOf(form.rows, id, target).map(({ add, concentration, name, note, take, volume }, at) => [
    number(at + 1),
    typeless(name),
    number(concentration),
    number(volume),
    number(target.concentration),
    number(target.volume),
    number(take),
    number(add),
    typeless(note),
  ]);
  const how = '取样体积 = 目标浓度 × 目标体积 ÷ 现有浓度；加稀释液 = 目标体积 − 取样体积';
  return toBytes([
    {
      sheet: '稀释模板',
      stickyRowsCount: 1,
      columns: [6, 20, 16, 14, 16, 14, 14, 14, 36].map((width) => ({ width })),
      data: [head.map(bold), ...rows, [null], [typeless(how)]],
    } as Book[number],
  ]);
}
