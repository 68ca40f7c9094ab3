import { z } from 'zod';
import { sampleFamilyNames, storages, type SampleKind } from './samples/index.ts';

/** Trimmed text of at most so many characters; the label is what the message calls it. */
export const text = (most: number, label: string) => z.string().trim().max(most, `${label}最多 ${most} 个字`);

/** What a form says of all its samples, as far as it was typed: a draft may be of any state, only not of any size. */
export const sampleHeader = z.strictObject({
  contact: text(60, '联系人'),
  phone: text(40, '联系电话'),
  organization: text(120, '单位'),
  address: text(300, '收件地址'),
  species: text(60, '物种'),
  tissue: text(60, '组织或部位'),
  storage: text(20, '保存条件'),
  ship_date: text(10, '寄样日期'),
  courier: text(40, '快递公司'),
  tracking: text(60, '快递单号'),
  biosafety: z.enum(['', 'none', 'bsl1', 'bsl2']),
  human: z.boolean(),
  consent: z.boolean(),
  ethics: text(100, '伦理批件号'),
  families: z.array(z.enum(sampleFamilyNames)).max(sampleFamilyNames.length),
  reason: text(500, '返样原因'),
  remark: text(1_000, '备注'),
});
export type SampleHeader = z.infer<typeof sampleHeader>;

export const emptyHeader: SampleHeader = {
  contact: '',
  phone: '',
  organization: '',
  address: '',
  species: '',
  tissue: '',
  storage: '',
  ship_date: '',
  courier: '',
  tracking: '',
  biosafety: '',
  human: false,
  consent: false,
  ethics: '',
  families: [],
  reason: '',
  remark: '',
};

const phone = text(40, '联系电话')
  .min(1, '请填写联系电话')
  .regex(/^\+?\d[\d\s-]{5,}$/, '联系电话格式不正确，例如 13800000000 或 027-12345678');
const day = text(10, '寄样日期').refine(
  (value) => value === '' || /^\d{4}-\d{2}-\d{2}$/.test(value),
  '日期格式不正确，例如 2026-11-22',
);
const sender = sampleHeader.extend({
  contact: text(60, '联系人').min(1, '请填写联系人'),
  phone,
  species: text(60, '物种').min(1, '请填写物种'),
  storage: text(20, '保存条件').refine(
    (value) => value === '' || storages.some((one) => one === value),
    '请从下拉列表中选择保存条件',
  ),
  ship_date: day,
  biosafety: z.enum(['none', 'bsl1', 'bsl2'], '请选择生物安全等级'),
});
const receiver = sampleHeader.extend({
  contact: text(60, '收件人').min(1, '请填写收件人'),
  phone,
  address: text(300, '收件地址').min(1, '请填写收件地址'),
});
const consented = <Schema extends z.ZodType<{ human: boolean; consent: boolean }>>(schema: Schema) =>
  schema.refine(({ consent, human }) => !human || consent, {
    path: ['consent'],
    message: '人源样本需在取得知情同意和伦理批准后送样，请确认',
  });

const rules = {
  application: consented(sender),
  collection: consented(sender),
  union: consented(sender.extend({ families: sampleHeader.shape.families.min(2, '请至少选择两个组学') })),
  return: receiver,
} as const;

/** What a header has to say before the form is sent. */
export const headerRules = (kind: SampleKind): (typeof rules)[keyof typeof rules] =>
  kind === 'application' || kind === 'union' || kind === 'return' ? rules[kind] : rules.collection;
