import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { toListProblems, type Problem } from '../../../tasks/index.ts';
import type { TableInspection } from '../data/useInspection.ts';
import type { ChosenFile, RecipeStep } from '../toolForm.ts';
import { MendedSteps } from './MendedSteps.tsx';
import { RepairDialog } from './RepairDialog.tsx';
import { doctorText } from './doctor.text.ts';
import { ReuseOffer } from './ReuseOffer.tsx';
import { decide, suggestedSteps, type DoctorInput } from './mending.ts';

type DoctorProps = {
  readonly input: DoctorInput;
  readonly file: ChosenFile;
  readonly inspection: TableInspection;
  /** What the check before the run found; replaces what the inspection said. */
  readonly checked: readonly Problem[] | undefined;
  readonly steps: readonly RecipeStep[];
  readonly dropped: readonly RecipeStep[];
  readonly onSteps: (steps: readonly RecipeStep[]) => void;
  readonly onSettled: (problem: Problem) => void;
  readonly onLocate?: (problem: Problem) => void;
};

/**
 * What is wrong with a file and how to mend it, one repair at a time; what was done to it; and what was done to the
 * last one like it.
 */
export function Doctor({
  checked,
  dropped,
  file,
  input,
  inspection,
  onLocate,
  onSettled,
  onSteps,
  steps,
}: DoctorProps) {
  const text = useText(doctorText);
  const [asked, setAsked] = useState<{ readonly problem: Problem; readonly choice: string } | null>(null);
  const problems = [...(checked ?? inspection.problems), ...inspection.offers];
  const open = [...inspection.problems, ...inspection.offers].flatMap(({ repair }) => repair?.id ?? []);
  const apply = (step: RecipeStep) => {
    onSteps(decide(steps, step));
    if (asked) onSettled(asked.problem);
    setAsked(null);
  };
  const settle = (problem: Problem, choice: string) => {
    onSteps(decide(steps, { input, repair: problem.repair!.id as RecipeStep['repair'], choice }));
    onSettled(problem);
  };
  const suggested = suggestedSteps(problems, input);
  const takeAll = () => {
    onSteps(suggested.reduce(decide, steps));
    for (const problem of problems)
      if (suggested.some(({ repair }) => repair === problem.repair?.id)) onSettled(problem);
  };
  return (
    <Stack>
      {steps.length === 0 && open.length > 0 && (
        <ReuseOffer dropped={dropped} file={file} input={input} onUse={onSteps} open={open} />
      )}
      <MendedSteps effects={inspection.report?.effects} onChange={onSteps} steps={steps} />
      {suggested.length > 1 && (
        <Inline>
          <Button onClick={takeAll} size="small">
            {text.takeAll(suggested.length)}
          </Button>
        </Inline>
      )}
      <ProblemList
        {...(onLocate && { onLocate: ({ id }) => onLocate(problems[Number(id)]!) })}
        onRepair={({ id }, choice) => {
          const problem = problems[Number(id)]!;
          // What the data speak for is done at once; it stands above with a way back.
          if (problem.repair?.suggested === choice) settle(problem, choice);
          else setAsked({ problem, choice });
        }}
        problems={toListProblems(problems)}
      />
      <RepairDialog
        asked={asked?.problem.repair ? { repair: asked.problem.repair, choice: asked.choice } : null}
        file={file}
        input={input}
        onApply={apply}
        onClose={() => setAsked(null)}
        steps={steps}
      />
    </Stack>
  );
}
