import { formatTime } from '../../../format/format.ts';
import type { RecipeStep } from '../toolForm.ts';
import { signatureOf, type DoctorInput, type KeptRecipe } from './mending.ts';

type Candidate = {
  readonly id: string;
  readonly label: string;
  readonly saved: boolean;
  readonly steps: readonly RecipeStep[];
};

/** So many former recipes are tried on the file, those first that settle most of what is open. */
const tried = 5;

/** Former recipes of files for this input, those first that settle most of the repairs that are `open`. */
export function candidatesOf(
  kept: readonly KeptRecipe[],
  dropped: readonly RecipeStep[],
  input: DoctorInput,
  open: readonly string[],
  text: { fromForm: string; fromTask: (name: string, day: string) => string; fromSaved: (name: string) => string },
): Candidate[] {
  const former = kept.map(({ created_at: at, id, kind, name, recipe }) => ({
    id,
    label: kind === 'saved' ? text.fromSaved(name) : text.fromTask(name, formatTime(at).slice(0, 10)),
    saved: kind === 'saved',
    // Every table can be turned: without a name it is offered where this one asks for it.
    steps: recipe.steps.filter(
      ({ input: of, repair }) =>
        of === input && (kind === 'saved' || repair !== 'orientation' || open.includes('orientation')),
    ),
  }));
  // A recipe with a name is offered by its name rather than as that of the former file.
  const isNamed = former.some(({ steps }) => signatureOf(steps) === signatureOf(dropped));
  const all: readonly Candidate[] = [
    ...(isNamed ? [] : [{ id: 'form', label: text.fromForm, saved: false, steps: dropped }]),
    ...former,
  ];
  const seen = new Set<string>();
  const different = all.filter(
    ({ steps }) => steps.length > 0 && !seen.has(signatureOf(steps)) && seen.add(signatureOf(steps)),
  );
  const settles = ({ steps }: Candidate) => steps.filter(({ repair }) => open.includes(repair)).length;
  return different.toSorted((a, b) => settles(b) - settles(a)).slice(0, tried);
}
