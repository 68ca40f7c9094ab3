import { z } from 'zod';
import { CheckboxGroup } from '../checkbox/index.ts';
import { Combobox } from '../combobox/index.ts';
import {
  Form,
  FormActions,
  FormDraftStatus,
  FormErrorSummary,
  FormSection,
  FormSubmit,
  useLeaveGuard,
} from '../form/index.ts';
import { NumberField } from '../number-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { Select } from '../select/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';
import { useFormDraft, useZodForm, type DraftStorage } from './index.ts';

const sampleSchema = z.object({
  name: z.string().min(1).max(100),
  species: z.string().min(1),
  project: z.string().min(1),
  way: z.enum(['paired', 'unpaired'], '比较方式未选择，请选择一种'),
  charts: z.array(z.string()).min(1),
  count: z.number().int().min(3),
  note: z.string().max(200),
});
const sampleDefaults = {
  name: '',
  species: '',
  project: '',
  way: '' as 'paired',
  charts: [],
  count: null as unknown as number,
  note: '',
};
const species = ['人', '小鼠', '大鼠', '拟南芥', '水稻'].map((label) => ({ value: label, label }));
const projects = Array.from({ length: 40 }, (_, index) => ({
  value: String(index),
  label: `肝脏代谢组 第 ${index + 1} 批`,
  group: index < 30 ? '项目数据' : '分享数据',
}));
const charts = ['PCA', '火山图', '热图'].map((label) => ({ value: label, label }));
const ways = [
  { value: 'paired', label: '配对比较' },
  { value: 'unpaired', label: '独立比较' },
];

/** Every kind of field in two sections, with a draft. */
export function LongForm({ storage }: { storage: DraftStorage }) {
  const form = useZodForm({ schema: sampleSchema, defaultValues: sampleDefaults, onSubmit: async () => {} });
  const draft = useFormDraft(form, { storage, storageKey: 'sample', delay: 0 });
  useLeaveGuard(form.unsaved);
  return (
    <Form {...form.formProps}>
      <FormErrorSummary {...form.summary} />
      <FormSection title="基本信息">
        <TextField label="项目名称" maxLength={100} required {...form.text('name')} />
        <Select label="物种" options={species} required {...form.choice('species')} />
        <Combobox label="数据来源" options={projects} required {...form.choice('project')} />
      </FormSection>
      <FormSection title="分析设置">
        <RadioGroup label="比较方式" options={ways} orientation="horizontal" required {...form.choice('way')} />
        <CheckboxGroup
          label="要绘制的图"
          options={charts}
          orientation="horizontal"
          required
          {...form.choices('charts')}
        />
        <NumberField keepsOutside label="每组样本数" required suffix="个" {...form.number('count')} />
        <TextArea label="备注" maxLength={200} {...form.text('note')} />
      </FormSection>
      <FormActions>
        <FormSubmit>提交</FormSubmit>
        <FormDraftStatus {...draft} />
      </FormActions>
    </Form>
  );
}
