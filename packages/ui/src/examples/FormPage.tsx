import { z } from 'zod';
import { Box } from '../box/index.ts';
import { Breadcrumb } from '../breadcrumb/index.ts';
import { Button } from '../button/index.ts';
import { Card } from '../card/index.ts';
import { Form, FormActions, FormErrorSummary, FormSection, FormSubmit } from '../form/index.ts';
import { useZodForm, type FormRefusal } from '../form-hook/index.ts';
import { Heading } from '../heading/index.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

const schema = z.object({
  name: z.string().trim().min(1, '请填写项目名称').max(40, '最多 40 个字'),
  contract: z
    .string()
    .trim()
    .regex(/^[A-Z]{2}\d{6}$/, '合同编号是 2 个大写字母和 6 位数字，如 PN202611'),
  contact: z.string().trim().min(1, '请填写联系人'),
  phone: z
    .string()
    .trim()
    .regex(/^1\d{10}$/, '请填写 11 位手机号'),
  notes: z.string().max(200, '最多 200 个字'),
});
type Project = z.output<typeof schema>;

export type FormPageProps = {
  /** Saves the project; resolves with what the server refuses. */
  onSave: (project: Project) => Promise<FormRefusal<z.input<typeof schema>> | void>;
};

/** A form as most pages have one: sections, errors at the field and at the top, one main action. */
export function FormPage({ onSave }: FormPageProps) {
  const form = useZodForm({
    schema,
    defaultValues: { name: '', contract: '', contact: '', phone: '', notes: '' },
    onSubmit: onSave,
  });
  return (
    <Box as="main" padding={{ mobile: 'large', tablet: 'xlarge' }}>
      <Box centre maxWidth="form">
        <Stack space="xlarge">
          <Breadcrumb current="新建项目">
            <Link href="#projects">项目</Link>
          </Breadcrumb>
          <Heading level={1}>新建项目</Heading>
          <Card>
            <Form {...form.formProps}>
              <FormErrorSummary {...form.summary} />
              <FormSection title="项目">
                <TextField
                  help="写明对象与时间，如“肝脏代谢组 2024-03”"
                  label="项目名称"
                  required
                  {...form.text('name')}
                />
                <TextField label="合同编号" required {...form.text('contract')} />
              </FormSection>
              <FormSection title="联系人">
                <TextField autoComplete="name" label="姓名" required {...form.text('contact')} />
                <TextField autoComplete="tel" inputMode="tel" label="手机号" required {...form.text('phone')} />
                <TextArea label="备注" {...form.text('notes')} />
              </FormSection>
              <FormActions>
                <FormSubmit>提交</FormSubmit>
                <Button variant="quiet">取消</Button>
              </FormActions>
            </Form>
          </Card>
        </Stack>
      </Box>
    </Box>
  );
}
