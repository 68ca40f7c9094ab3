import { stateLabel } from '@panome/contract/sample-forms';
import { Tag, type TagProps } from '@panome/ui/tag';
import type { SampleSummary } from './sampleFormTypes.ts';
import { formText as text } from './form.text.ts';

type Stated = Pick<SampleSummary, 'kind' | 'outcome' | 'problems' | 'state'>;

function toneOf({ outcome, state }: Stated): NonNullable<TagProps['tone']> {
  if (state === 'draft') return 'neutral';
  if (state === 'returned') return 'success';
  if (state !== 'checked') return 'accent';
  return outcome === 'problem' ? 'warning' : 'success';
}

/** How far a form is; after the check also what it found. */
export function SampleState({ form }: { readonly form: Stated }) {
  const found =
    form.state === 'checked' ? `，${form.problems > 0 ? text.problems(form.problems) : text.allPassed}` : '';
  return <Tag tone={toneOf(form)}>{stateLabel(form.kind, form.state) + found}</Tag>;
}
