import { repairUnit, type RepairId } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { useText } from '@panome/ui/locale';
import { RadioGroup } from '@panome/ui/radio-group';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { messageOf } from '../../../api/index.ts';
import { formatNumber } from '../../../format/format.ts';
import type { Problem } from '../../../tasks/index.ts';
import { useInspection } from '../data/useInspection.ts';
import type { ChosenFile, RecipeStep } from '../toolForm.ts';
import { ExampleTable } from './ExampleTable.tsx';
import { doctorText } from './doctor.text.ts';
import { decide, effectOf, type DoctorInput } from './mending.ts';

type Repair = NonNullable<Problem['repair']>;
type RepairDialogProps = {
  readonly input: DoctorInput;
  readonly file: ChosenFile;
  /** What was decided so far. */
  readonly steps: readonly RecipeStep[];
  /** The repair and the choice to begin with; `null` closes it. */
  readonly asked: { readonly repair: Repair; readonly choice: string } | null;
  readonly onApply: (step: RecipeStep) => void;
  readonly onClose: () => void;
};

/** What a repair would change, before it is made. */
export function RepairDialog({ asked, onClose, ...rest }: RepairDialogProps) {
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open={asked !== null}>
      {asked && <Content asked={asked} key={`${asked.repair.id} ${asked.choice}`} {...rest} />}
    </Dialog>
  );
}

function Content({
  asked: { choice: first, repair },
  file,
  input,
  onApply,
  steps,
}: Omit<RepairDialogProps, 'onClose' | 'asked'> & { readonly asked: NonNullable<RepairDialogProps['asked']> }) {
  const text = useText(doctorText);
  const [choice, setChoice] = useState(first);
  // A newer server may send a repair that this page has no words for: it brings its own.
  const id = repair.id as RepairId;
  const step: RecipeStep = { input, repair: id, choice };
  const { error, reading, report } = useInspection(file, { as: input, steps: decide(steps, step) });
  const effect = effectOf(report?.effects, step);
  const whole = repairUnit(id) === '次';
  const summary = !effect
    ? ''
    : effect.count === 0
      ? text.changesNothing
      : whole
        ? text.willDo(repair.choices?.find(({ value }) => value === choice)?.label ?? repair.label)
        : text.willChange(formatNumber(effect.count, 'integer'), repairUnit(id));
  return (
    <DialogContent
      description={text.original}
      footer={
        <>
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
          <Button disabled={!effect} onClick={() => onApply(step)} variant="primary">
            {text.apply}
          </Button>
        </>
      }
      title={repair.label}
    >
      <Stack>
        {(repair.choices?.length ?? 0) > 1 && (
          <RadioGroup label={text.choice} onValueChange={setChoice} options={repair.choices ?? []} value={choice} />
        )}
        {error ? (
          <FailedState message={messageOf(error)} variant="inline" />
        ) : (
          <Text role="status">{reading || !effect ? text.counting : summary}</Text>
        )}
        {effect && effect.count > 0 && !whole && <ExampleTable effect={effect} />}
      </Stack>
    </DialogContent>
  );
}
