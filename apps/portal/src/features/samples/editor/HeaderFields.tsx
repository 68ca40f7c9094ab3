import type { sampleHeader } from '@panome/contract/samples';
import {
  sampleFamilies,
  sampleFamilyNames,
  species,
  storages,
  tissues,
  type SampleKind,
} from '@panome/contract/sample-forms';
import { Checkbox, CheckboxGroup } from '@panome/ui/checkbox';
import { DateField } from '@panome/ui/date-field';
import { FormSection } from '@panome/ui/form';
import type { ZodForm } from '@panome/ui/form-hook';
import { Grid } from '@panome/ui/grid';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { TextArea } from '@panome/ui/text-area';
import { TextField } from '@panome/ui/text-field';
import { useId } from 'react';
import { editorText as text } from './editor.text.ts';

export type HeaderForm = ZodForm<typeof sampleHeader>;

const families = sampleFamilyNames.map((value) => ({ value, label: sampleFamilies[value] }));
const storageOptions = storages.map((value) => ({ value, label: value }));

type HeaderFieldsProps = {
  readonly form: HeaderForm;
  readonly kind: SampleKind;
  readonly title: string;
  readonly onTitle: (title: string) => void;
};

/** What a form says of all its samples. */
export function HeaderFields({ form, kind, onTitle, title }: HeaderFieldsProps) {
  const lists = useId();
  const isReturn = kind === 'return';
  const optionsOf = (id: string, values: readonly string[]) => (
    <datalist id={`${lists}-${id}`}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  );
  return (
    <Stack space="xlarge">
      <Grid minItemWidth={240}>
        <TextField
          label={text.title}
          maxLength={120}
          onValueChange={onTitle}
          placeholder={text.titleHint}
          value={title}
        />
        <TextField
          {...form.text('contact')}
          autoComplete="name"
          label={isReturn ? text.receiver : text.contact}
          required
        />
        <TextField {...form.text('phone')} autoComplete="tel" inputMode="tel" label={text.phone} required />
        <TextField {...form.text('organization')} autoComplete="organization" label={text.organization} />
      </Grid>
      {kind === 'union' && (
        <CheckboxGroup
          {...form.choices('families')}
          help={text.familiesHelp}
          label={text.families}
          options={families}
          orientation="horizontal"
          required
        />
      )}
      {isReturn ? (
        <FormSection title={text.returnTo}>
          <TextField {...form.text('address')} autoComplete="street-address" label={text.address} required />
          <Grid minItemWidth={240}>
            <Select {...form.choice('storage')} label={text.transport} options={storageOptions} />
            <TextField {...form.text('reason')} label={text.reason} />
          </Grid>
        </FormSection>
      ) : (
        <>
          <FormSection title={text.sending}>
            <Grid minItemWidth={240}>
              <TextField
                {...form.text('species')}
                help={text.speciesHelp}
                label={text.species}
                list={`${lists}-species`}
                required
              />
              <TextField {...form.text('tissue')} label={text.tissue} list={`${lists}-tissue`} />
              <Select {...form.choice('storage')} label={text.storage} options={storageOptions} />
              <DateField {...form.choice('ship_date')} label={text.shipDate} />
              <TextField {...form.text('courier')} label={text.courier} />
              <TextField {...form.text('tracking')} label={text.tracking} />
            </Grid>
          </FormSection>
          <FormSection title={text.safety}>
            <Grid minItemWidth={240}>
              <Select {...form.choice('biosafety')} label={text.biosafety} options={text.biosafetyChoices} required />
              <Checkbox {...form.tick('human')} help={text.humanHelp} label={text.human} />
              {form.values.human && <Checkbox {...form.tick('consent')} label={text.consent} required />}
              {form.values.human && <TextField {...form.text('ethics')} label={text.ethics} />}
            </Grid>
          </FormSection>
        </>
      )}
      <TextArea {...form.text('remark')} label={text.remark} maxLength={1_000} rows={2} />
      {optionsOf('species', species)}
      {optionsOf('tissue', tissues)}
    </Stack>
  );
}
