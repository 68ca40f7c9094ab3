import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Grid } from '@panome/ui/grid';
import { Form, FormErrorSummary } from '@panome/ui/form';
import { useZodForm } from '@panome/ui/form-hook';
import { Stack } from '@panome/ui/stack';
import { TextField } from '@panome/ui/text-field';
import type { User } from '@panome/contract';
import { call } from '../../../shared/api/index.ts';
import { describeFailure, rules } from '../../../shared/forms/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { securityText as text } from './security.text.ts';

const schema = rules.userUpdate.request.omit({ profile: true, country: true }).required();

/** What others see of the person, and how to reach them. */
export function ProfileSection({ onChange, user }: { user: User; onChange: () => void }) {
  const tell = useTell();
  const { area, company, name, occupation, phone, research_direction } = user;
  const form = useZodForm({
    schema,
    defaultValues: { area, company, name, occupation, phone, research_direction },
    describeFailure,
    onSubmit: async (values) => {
      await call('userUpdate', values);
      tell.done(text.saved);
      onChange();
    },
  });
  return (
    <Card title={text.profile}>
      <Form {...form.formProps}>
        <Stack space="large">
          {form.summary.failure && <FormErrorSummary {...form.summary} />}
          <Grid minItemWidth={320}>
            <TextField {...form.text('name')} autoComplete="name" label={text.name} required />
            <TextField {...form.text('phone')} autoComplete="tel" inputMode="tel" label={text.phone} />
            <TextField {...form.text('company')} autoComplete="organization" label={text.company} />
            <TextField {...form.text('occupation')} autoComplete="organization-title" label={text.occupation} />
            <TextField {...form.text('area')} label={text.area} />
            <TextField {...form.text('research_direction')} label={text.research} />
          </Grid>
          <div>
            <Button loading={form.methods.formState.isSubmitting} type="submit">
              {text.save}
            </Button>
          </div>
        </Stack>
      </Form>
    </Card>
  );
}
