import { sampleKinds } from '@panome/contract/sample-forms';
import { Link } from '@panome/ui/link';
import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { formatTime } from '../../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../../shared/list/index.ts';
import type { SampleSummary } from '../api.ts';
import { formPath } from '../paths.ts';
import { samplesText as text } from '../samples.text.ts';
import { SampleState } from '../../../shared/samples/index.ts';
import type { FormActs } from '../useFormActs.ts';
import { FormMenuItems } from './FormMenuItems.tsx';

type Shown = { readonly narrow: boolean; readonly kinds: boolean; readonly parcels: boolean };

const parcelOf = ({ courier, tracking }: SampleSummary) => [courier, tracking].filter(Boolean).join(' ') || '--';

const Name = ({ form, kinds, narrow }: { form: SampleSummary } & Pick<Shown, 'kinds' | 'narrow'>) => (
  <div className={listStyles.name}>
    <Link asChild tone="neutral">
      <RouterLink className={listStyles.nameLink} to={formPath(form)}>
        <Text truncate>{form.title || text.untitled}</Text>
      </RouterLink>
    </Link>
    <Text size="secondary" tone="subtle">
      {form.number}
    </Text>
    {narrow && (
      <>
        <Text size="secondary" tone="subtle">
          {[
            ...(kinds ? [sampleKinds[form.kind]] : []),
            text.samplesOf(form.samples),
            formatTime(form.updated_at).slice(0, 16),
          ].join(' · ')}
        </Text>
        <SampleState form={form} />
      </>
    )}
  </div>
);

/** The columns of a list of forms; a phone keeps the name, with the rest below it, and the menu. */
export function formColumns(acts: FormActs, { kinds, narrow, parcels }: Shown): Column<SampleSummary>[] {
  const name: Column<SampleSummary> = {
    id: 'name',
    header: text.number,
    minWidth: 180,
    text: ({ number, title }) => `${number} ${title}`,
    cell: (form) => <Name form={form} kinds={kinds} narrow={narrow} />,
  };
  const menu = rowMenuColumn<SampleSummary>({
    header: text.acts,
    narrow,
    label: ({ number }) => text.more(number),
    items: (form) => <FormMenuItems acts={acts} forms={[form]} />,
  });
  if (narrow) return [name, menu];
  return [
    name,
    ...(kinds
      ? [{ id: 'kind', header: text.kind, width: 168, cell: ({ kind }: SampleSummary) => sampleKinds[kind] }]
      : []),
    {
      id: 'state',
      header: text.state,
      width: 184,
      text: ({ state }) => state,
      cell: (form) => <SampleState form={form} />,
    },
    { id: 'samples', header: text.samples, width: 88, align: 'end', cell: ({ samples }) => samples },
    ...(parcels
      ? [
          {
            id: 'parcel',
            header: text.parcel,
            width: 200,
            cell: (form: SampleSummary) => <Text truncate>{parcelOf(form)}</Text>,
            text: parcelOf,
          },
        ]
      : []),
    { id: 'changed', header: text.changed, width: 176, cell: ({ updated_at }) => formatTime(updated_at) },
    menu,
  ];
}
