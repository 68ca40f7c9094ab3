import { Card } from '@panome/ui/card';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import type { Problem } from '../../../tasks/index.ts';
import { PreviewDrawer } from '../../preview/PreviewDrawer.tsx';
import type { TablePlace } from '../../preview/tablePlace.ts';
import * as styles from '../Form.css.ts';
import { Doctor } from '../doctor/Doctor.tsx';
import { decide } from '../doctor/mending.ts';
import { fieldIds } from '../fieldIds.ts';
import { stepsOf, type Reading, type Tool } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import type { ToolFormState } from '../useToolForm.ts';
import { InputFile } from './InputFile.tsx';
import { SheetField } from './SheetField.tsx';
import { TableFacts } from './TableFacts.tsx';
import type { TableInspection } from './useInspection.ts';

type DataSectionProps = {
  tool: Tool;
  state: ToolFormState;
  inspection: TableInspection;
  /** What the check before the run found; replaces what the inspection said. */
  checked: readonly Problem[] | undefined;
  onSettled: (problem: Problem) => void;
  error: string | undefined;
};

/** Which table the tool works on, what it is, what is wrong with it and how to mend that. */
export function DataSection({ checked, error, inspection, onSettled, state, tool }: DataSectionProps) {
  const text = useText(toolFormText);
  const [place, setPlace] = useState<TablePlace | null>(null);
  const { matrix } = state.form;
  const spec = tool.inputs.find(({ id }) => id === 'matrix');
  const steps = stepsOf(state.form.recipe, 'matrix');
  // Once it was decided, or is asked below, there is nothing to offer here.
  const isTurned =
    steps.some(({ repair }) => repair === 'orientation') ||
    inspection.problems.some(({ repair }) => repair?.id === 'orientation');

  const read = (reading: Reading) => matrix && state.setFile({ ...matrix, ...reading });
  return (
    <Card description={spec?.help} title={spec?.label ?? text.matrixCard}>
      <Stack>
        <div className={styles.target} id={fieldIds.matrix} tabIndex={-1}>
          <InputFile
            error={error}
            file={matrix}
            input="matrix"
            label={spec?.label ?? text.matrixCard}
            onChange={state.setFile}
            required={spec?.required ?? true}
            toolId={tool.id}
          />
        </div>
        {matrix && <SheetField file={matrix} onReading={read} report={inspection.report} />}
        {matrix && (
          <TableFacts
            inspection={inspection}
            onPreview={() => setPlace({})}
            onTranspose={
              isTurned
                ? undefined
                : () =>
                    state.setSteps(
                      'matrix',
                      decide(steps, { input: 'matrix', repair: 'orientation', choice: 'transpose' }),
                    )
            }
          />
        )}
        {matrix && (
          <Doctor
            checked={checked}
            dropped={state.dropped['matrix'] ?? []}
            file={matrix}
            input="matrix"
            inspection={inspection}
            onLocate={({ column, row }) => setPlace({ row, column })}
            onSettled={onSettled}
            onSteps={(steps) => state.setSteps('matrix', steps)}
            steps={steps}
          />
        )}
      </Stack>
      {matrix && (
        <PreviewDrawer
          file={matrix}
          onClose={() => setPlace(null)}
          onReading={read}
          place={place}
          report={inspection.report}
        />
      )}
    </Card>
  );
}
