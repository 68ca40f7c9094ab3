import { effectWords, repairWords, type RepairEffect } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Check, Minus } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../access/index.ts';
import { call, useCall } from '../../../api/index.ts';
import { useTell } from '../../../page/index.ts';
import { useInspection } from '../data/useInspection.ts';
import type { ChosenFile, RecipeStep } from '../toolForm.ts';
import { candidatesOf } from './candidates.ts';
import * as styles from './Doctor.css.ts';
import { doctorText } from './doctor.text.ts';
import { effectOf, type DoctorInput } from './mending.ts';

type ReuseOfferProps = {
  readonly input: DoctorInput;
  readonly file: ChosenFile;
  /** What was decided about the file that this one took the place of. */
  readonly dropped: readonly RecipeStep[];
  /** Repairs that the file could do with. */
  readonly open: readonly string[];
  readonly onUse: (steps: readonly RecipeStep[]) => void;
};

/** How a former file of the same kind was mended, when some of it fits this one. */
export function ReuseOffer({ dropped, file, input, onUse, open }: ReuseOfferProps) {
  const text = useText(doctorText);
  const tell = useTell();
  const [dismissed, setDismissed] = useState('');
  const [chosen, setChosen] = useState('');
  const { data = [], mutate } = useCall('recipeList', {}, { revalidateOnFocus: false });
  const candidates = candidatesOf(data, dropped, input, open, text);
  const of = (at: number) => [candidates[at] ? file : null, { as: input, steps: candidates[at]?.steps ?? [] }] as const;
  const read = [
    useInspection(...of(0)),
    useInspection(...of(1)),
    useInspection(...of(2)),
    useInspection(...of(3)),
    useInspection(...of(4)),
  ];
  const fitting = candidates.flatMap((candidate, at) => {
    const { problems, reading, report } = read[at]!;
    if (!report || reading) return [];
    const fits = candidate.steps.filter((step) => (effectOf(report.effects, step)?.count ?? 0) > 0);
    return fits.length > 0
      ? [{ candidate, report, fits, errors: problems.filter(({ severity }) => severity === 'error').length }]
      : [];
  });
  const best =
    fitting.find(({ candidate }) => candidate.id === chosen) ?? fitting.toSorted((a, b) => a.errors - b.errors)[0];
  if (!best || dismissed === file.file_id) return null;
  const { candidate, errors, fits, report } = best;

  const remove = async () => {
    try {
      await call('recipeDelete', { ids: candidate.id });
      await mutate();
      tell.done(text.removed);
    } catch (error) {
      tell.failed(error, text.removeFailed);
    }
  };
  return (
    <Callout
      actions={
        <>
          <Button onClick={() => onUse(fits)} size="small" variant="primary">
            {text.use}
          </Button>
          <Button onClick={() => setDismissed(file.file_id)} size="small">
            {text.dismiss}
          </Button>
          {candidate.saved && (
            <Allowed call="recipeDelete">
              <Button onClick={() => void remove()} size="small" variant="quiet">
                {text.remove}
              </Button>
            </Allowed>
          )}
        </>
      }
      title={text.again}
    >
      <Stack space="small">
        {fitting.length > 1 ? (
          <div className={styles.source}>
            <Select
              label={text.againFrom}
              labelHidden
              onValueChange={setChosen}
              options={fitting.map((one) => ({ value: one.candidate.id, label: one.candidate.label }))}
              size="small"
              value={candidate.id}
            />
          </div>
        ) : (
          <Text as="p" tone="muted">
            {candidate.label}
          </Text>
        )}
        <Text as="p">{text.fits(fits.length, candidate.steps.length)}</Text>
        <ul className={styles.list}>
          {candidate.steps.map((step) => {
            const effect = effectOf(report.effects, step);
            const fit = fits.includes(step);
            return (
              <li className={styles.fit} key={step.repair}>
                <span className={styles.mark} data-idle={fit ? undefined : ''}>
                  {fit ? (
                    <Check aria-hidden size={16} strokeWidth={1.5} />
                  ) : (
                    <Minus aria-hidden size={16} strokeWidth={1.5} />
                  )}
                </span>
                <span>
                  {repairWords(step)}
                  <span className={styles.effect}>
                    {' '}
                    · {fit && effect ? effectWords(effect as RepairEffect) : text.notNeeded}
                  </span>
                </span>
              </li>
            );
          })}
        </ul>
        <Text as="p" tone="muted">
          {errors > 0 ? text.left(errors) : text.leftNone}
        </Text>
      </Stack>
    </Callout>
  );
}
