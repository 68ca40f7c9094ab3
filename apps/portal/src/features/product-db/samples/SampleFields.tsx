import type { ExperienceKind } from '@panome/contract/product-db';
import { Combobox } from '@panome/ui/combobox';
import { NumberField } from '@panome/ui/number-field';
import { Select } from '@panome/ui/select';
import type { Ref } from 'react';
import { useFacets } from '../api.ts';
import * as styles from '../Experience.css.ts';
import { experienceText as text } from '../experience.text.ts';
import type { Samples } from './samples.ts';

type SampleFieldsProps = {
  readonly kind: ExperienceKind;
  readonly samples: Samples;
  readonly onChange: (samples: Samples) => void;
  /** Why the tissue is not accepted. */
  readonly error: string | undefined;
  readonly tissueRef: Ref<HTMLInputElement>;
};

const optionsOf = (counts: readonly { value: string; count: number }[] = []) =>
  counts.map(({ count, value }) => ({ value, label: text.withCount(value, count) }));

/** The fields of the samples; what can be chosen is what there is experience with, of the chosen tissue. */
export function SampleFields({ error, kind, onChange, samples, tissueRef }: SampleFieldsProps) {
  const all = useFacets({ kind }).data;
  const facets = useFacets({ kind, tissue: samples.tissue }).data;
  const put = (change: Partial<Samples>) => onChange({ ...samples, ...change });
  const units = facets?.units ?? [];
  const unit = samples.amount_unit || (units[0] ?? '');
  return (
    <div className={styles.fields}>
      <Combobox
        error={error}
        label={text.facets.tissue}
        onValueChange={(tissue) => put({ tissue, amount_unit: '' })}
        options={optionsOf(all?.tissue)}
        ref={tissueRef}
        required
        value={samples.tissue}
      />
      {(['species', 'platform', 'storage'] as const).map((facet) => (
        <Combobox
          key={facet}
          label={text.facets[facet]}
          onValueChange={(value) => put({ [facet]: value })}
          options={optionsOf(facets?.[facet])}
          placeholder={text.any}
          value={samples[facet]}
        />
      ))}
      <div className={styles.amount}>
        <NumberField
          label={text.amount}
          max={1e12}
          min={0}
          onValueChange={(amount) => put({ amount: amount === 0 ? null : amount, amount_unit: unit })}
          value={samples.amount}
        />
        {units.length > 0 && (
          <Select
            label={text.amountUnit}
            onValueChange={(amount_unit) => put({ amount_unit })}
            options={units.map((one) => ({ value: one, label: one }))}
            value={unit}
          />
        )}
      </div>
    </div>
  );
}
