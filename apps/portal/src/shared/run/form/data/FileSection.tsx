import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { toListProblems, type Problem } from '../../../tasks/index.ts';
import { PreviewDrawer } from '../../preview/PreviewDrawer.tsx';
import type { TablePlace } from '../../preview/tablePlace.ts';
import * as styles from '../Form.css.ts';
import { Doctor } from '../doctor/Doctor.tsx';
import { fieldIds } from '../fieldIds.ts';
import { SecondSamples, type FirstSamples } from '../groups/SecondSamples.tsx';
import type { ChosenFile, FurtherInput, Reading, RecipeStep, Tool } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import { InputFile } from './InputFile.tsx';
import { SheetField } from './SheetField.tsx';
import { useInspection } from './useInspection.ts';

type FileSectionProps = {
  readonly tool: Tool;
  readonly spec: Tool['inputs'][number] & { readonly id: FurtherInput };
  readonly file: ChosenFile | null;
  readonly onChange: (file: ChosenFile | null) => void;
  /** What the check before the run found; replaces what the inspection said. */
  readonly checked: readonly Problem[] | undefined;
  readonly error: string | undefined;
  readonly steps: readonly RecipeStep[];
  readonly dropped: readonly RecipeStep[];
  readonly onSteps: (steps: readonly RecipeStep[]) => void;
  readonly onSettled: (problem: Problem) => void;
  /** Of the table whose samples this one has too. */
  readonly first: FirstSamples;
};

/** The file of one further input: what was read from it, and what is wrong with it. */
export function FileSection({
  checked,
  dropped,
  error,
  file,
  first,
  onChange,
  onSettled,
  onSteps,
  spec,
  steps,
  tool,
}: FileSectionProps) {
  const text = useText(toolFormText);
  const inspection = useInspection(file, { as: spec.id, steps });
  const [place, setPlace] = useState<TablePlace | null>(null);
  const { shape } = inspection.report ?? {};
  // Only tables can be repaired.
  const isTable = spec.id !== 'tree' && spec.id !== 'ontology' && spec.id !== 'pathway';
  // A tree and a folder of cells have no rows to show.
  const hasRows = Boolean(inspection.report?.format);
  const read = (reading: Reading) => file && onChange({ ...file, ...reading });
  return (
    <Card description={[!spec.required && text.optional, spec.help].filter(Boolean).join(' · ')} title={spec.label}>
      <Stack>
        <div className={styles.target} id={fieldIds.file(spec.id)} tabIndex={-1}>
          <InputFile
            error={error}
            file={file}
            input={spec.id}
            label={spec.label}
            onChange={onChange}
            required={spec.required}
            toolId={tool.id}
          />
        </div>
        {file && <SheetField file={file} onReading={read} report={inspection.report} />}
        {file && (
          <Inline space="medium">
            <Text role="status" tone="muted">
              {inspection.reading
                ? text.readingFile
                : shape && shape.rows > 0 && text.inputShape(shape.rows, shape.columns, spec.id)}
            </Text>
            {hasRows && (
              <Button
                icon={<Eye size={16} strokeWidth={1.5} />}
                onClick={() => setPlace({})}
                size="small"
                variant="quiet"
              >
                {text.preview}
              </Button>
            )}
          </Inline>
        )}
        {file && (spec.id === 'matrix2' || spec.id === 'env') && (
          <SecondSamples first={first} second={inspection.report?.samples ?? []} />
        )}
        {file && !isTable && <ProblemList problems={toListProblems(checked ?? inspection.problems)} />}
        {file && isTable && (
          <Doctor
            checked={checked}
            dropped={dropped}
            file={file}
            input={spec.id}
            inspection={inspection}
            {...(hasRows && { onLocate: ({ column, row }) => setPlace({ row, column }) })}
            onSettled={onSettled}
            onSteps={onSteps}
            steps={steps}
          />
        )}
      </Stack>
      {file && hasRows && (
        <PreviewDrawer
          file={file}
          onClose={() => setPlace(null)}
          onReading={read}
          place={place}
          report={inspection.report}
        />
      )}
    </Card>
  );
}
