import { sampleFamilies } from '@panome/contract/sample-forms';
import { Descriptions } from '@panome/ui/descriptions';
import type { SampleForm } from './sampleFormTypes.ts';
import { formText as text } from './form.text.ts';

/** What a form says of all its samples; what was left empty is not shown. */
export function FormFacts({ form: { header, kind } }: { readonly form: SampleForm }) {
  const facts: readonly (readonly [string, string])[] = [
    [text.families, header.families.map((family) => sampleFamilies[family]).join('、')],
    [kind === 'return' ? text.receiver : text.contact, header.contact],
    [text.phone, header.phone],
    [text.organization, header.organization],
    [text.address, kind === 'return' ? header.address : ''],
    [text.species, header.species],
    [text.tissue, header.tissue],
    [text.storage, header.storage],
    [text.shipDate, header.ship_date],
    [text.parcel, [header.courier, header.tracking].filter(Boolean).join(' ')],
    [text.biosafety, text.biosafetyNames[header.biosafety]],
    [text.human, header.human ? text.consented(header.ethics) : ''],
    [text.reason, header.reason],
    [text.remark, header.remark],
  ];
  return (
    <Descriptions
      columns={2}
      items={facts.filter(([, value]) => value !== '').map(([label, value]) => ({ label, value }))}
    />
  );
}
