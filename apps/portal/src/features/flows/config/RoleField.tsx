import { Tag } from '@panome/ui/tag';
import { Heading } from '@panome/ui/heading';
import { Inline } from '@panome/ui/inline';
import { ProblemList } from '@panome/ui/problem-list';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useText } from '@panome/ui/locale';
import { History } from 'lucide-react';
import { InputFile } from '../../../shared/run/form/data/InputFile.tsx';
import { OfferedTablesContext, type OfferedTable } from '../../../shared/run/form/data/offeredTables.ts';
import { SheetField } from '../../../shared/run/form/data/SheetField.tsx';
import { useInspection } from '../../../shared/run/form/data/useInspection.ts';
import { Doctor } from '../../../shared/run/form/doctor/Doctor.tsx';
import type { DoctorInput } from '../../../shared/run/form/doctor/mending.ts';
import type { ChosenFile, FurtherInput, RecipeStep } from '../../../shared/run/form/toolForm.ts';
import { toolFormText } from '../../../shared/run/form/toolForm.text.ts';
import { toListProblems } from '../../../shared/tasks/index.ts';
import { neededWords } from '../../../shared/flows/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';

export type Role = {
  readonly id: string;
  readonly title: string;
  readonly help: string;
  readonly required: boolean;
  readonly one_of: readonly string[];
  readonly input: string;
};

type RoleFieldProps = {
  readonly role: Role;
  readonly file: ChosenFile | null;
  /** The tables of the project that it can be. */
  readonly offered: readonly OfferedTable[];
  /** Another table than in the run that is done again. */
  readonly changed: boolean;
  readonly steps: readonly RecipeStep[];
  readonly onFile: (file: ChosenFile | null) => void;
  readonly onSteps: (steps: readonly RecipeStep[]) => void;
};

/** Files that are no tables cannot be repaired. */
const isTable = (input: 'matrix' | FurtherInput): input is DoctorInput =>
  input !== 'tree' && input !== 'ontology' && input !== 'pathway';

/** Which table has a role, what was read from it, and what is wrong with it. */
export function RoleField({ changed, file, offered, onFile, onSteps, role, steps }: RoleFieldProps) {
  const words = useText(toolFormText);
  const input = role.input as 'matrix' | FurtherInput;
  const inspection = useInspection(file, { as: input, steps });
  const { problems, reading, report } = inspection;
  const { features = 0, samples = [], shape } = report ?? {};
  const size =
    input === 'matrix' && samples.length > 0
      ? words.shape(features, samples.length)
      : shape && shape.rows > 0 && words.inputShape(shape.rows, shape.columns, input);
  return (
    <Stack as="section" aria-label={role.title} space="small">
      <Inline space="small">
        <Heading level={3} size="section">
          {role.title}
        </Heading>
        <Text size="secondary" tone="subtle">
          {neededWords(role)}
        </Text>
        {changed && (
          <Tag icon={<History size={14} strokeWidth={1.5} />} tone="accent">
            {text.changed}
          </Tag>
        )}
      </Inline>
      <Text as="p" size="secondary" tone="muted">
        {role.help}
      </Text>
      <OfferedTablesContext value={offered}>
        <InputFile
          error={undefined}
          file={file}
          input={input}
          label={role.title}
          onChange={onFile}
          required={role.required}
          toolId=""
        />
      </OfferedTablesContext>
      {file && <SheetField file={file} onReading={(next) => onFile({ ...file, ...next })} report={report} />}
      {file && (
        <Text role="status" size="secondary" tone="muted">
          {reading ? words.readingFile : size}
        </Text>
      )}
      {file &&
        (!isTable(input) ? (
          <ProblemList problems={toListProblems(problems)} />
        ) : (
          <Doctor
            checked={undefined}
            dropped={[]}
            file={file}
            input={input}
            inspection={inspection}
            onSettled={() => undefined}
            onSteps={onSteps}
            steps={steps}
          />
        ))}
    </Stack>
  );
}
