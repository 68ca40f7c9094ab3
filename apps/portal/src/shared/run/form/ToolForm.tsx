import { Form, FormErrorSummary } from '@panome/ui/form';
import { useText } from '@panome/ui/locale';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { checkFields, type FieldError } from './checkFields.ts';
import { DataSection } from './data/DataSection.tsx';
import { FileSection } from './data/FileSection.tsx';
import { useInspection } from './data/useInspection.ts';
import { fieldIds } from './fieldIds.ts';
import { GroupsSection } from './groups/GroupsSection.tsx';
import { useSampleNames } from './groups/useSampleNames.ts';
import { OptionsSection } from './options/OptionsSection.tsx';
import { useJudged } from './options/useJudged.ts';
import { fieldErrors, fieldOf } from './problemFields.ts';
import { SubmitSection } from './submit/SubmitSection.tsx';
import { useSubmit } from './submit/useSubmit.ts';
import { isFurther, nameOf, sampleFileOf, stepsOf, type Tool, type ToolForm as FormValues } from './toolForm.ts';
import { toolFormText } from './toolForm.text.ts';
import type { ToolFormState } from './useToolForm.ts';

type ToolFormProps = {
  tool: Tool;
  state: ToolFormState;
  former: FormValues | undefined;
  /** A file that came with the table, for its groups. */
  groupsFile?: string | undefined;
  onStored: (taskId: string) => void;
};

/** The form of a tool, made from its inputs and options. */
export function ToolForm({ former, groupsFile, onStored, state, tool }: ToolFormProps) {
  const text = useText(toolFormText);
  const { form } = state;
  const inspection = useInspection(form.matrix, { steps: stepsOf(form.recipe, 'matrix') });
  useJudged(tool, state, inspection);
  const submission = useSubmit(tool, onStored);
  const [attempt, setAttempt] = useState(0);
  const [refused, setRefused] = useState(false);
  const { checked } = submission;
  const incomplete = checkFields(tool, form, text);
  const missing = refused ? incomplete : [];
  const errors: readonly FieldError[] = missing.length > 0 ? missing : fieldErrors(checked ?? [], tool);
  const shown = refused ? errors : [...incomplete.filter(({ live }) => live), ...errors];
  const errorOf = (id: string) => shown.find((error) => error.id === id)?.message;
  const found = (id: string) => checked?.filter((problem) => fieldOf(problem, tool) === id);
  const sampleFile = sampleFileOf(tool, form);
  const named = useSampleNames(sampleFile, form.recipe, inspection);
  const { aliases } = form.groups ?? {};
  const groupsSpec = tool.inputs.find(({ id }) => id === 'groups');

  const submit = async (anyway: boolean) => {
    setRefused(incomplete.length > 0);
    if (incomplete.length === 0) await submission.run(form, { anyway });
    setAttempt((before) => before + 1);
  };
  return (
    <Form onSubmit={() => submit(false)}>
      <Stack>
        <FormErrorSummary attempt={attempt} errors={errors} />
        {tool.inputs.some(({ id }) => id === 'matrix') && (
          <DataSection
            checked={found(fieldIds.matrix)}
            error={missing.find(({ id }) => id === fieldIds.matrix)?.message}
            inspection={inspection}
            onSettled={submission.settle}
            state={{
              ...state,
              setFile: (file) => {
                submission.forget();
                state.setFile(file);
              },
              setSteps: (input, steps) => {
                submission.forget();
                state.setSteps(input, steps);
              },
            }}
            tool={tool}
          />
        )}
        {tool.inputs.filter(isFurther).map((spec) => (
          <FileSection
            checked={found(fieldIds.file(spec.id))}
            error={missing.find(({ id }) => id === fieldIds.file(spec.id))?.message}
            file={form.more[spec.id] ?? null}
            first={{
              samples: named.samples,
              groups: form.groups,
              onChange: (groups) => {
                submission.forget();
                state.setGroups(groups);
              },
            }}
            key={spec.id}
            onChange={(file) => {
              submission.forget();
              state.setInput(spec.id, file);
            }}
            dropped={state.dropped[spec.id] ?? []}
            onSettled={submission.settle}
            onSteps={(steps) => {
              submission.forget();
              state.setSteps(spec.id, steps);
            }}
            steps={stepsOf(form.recipe, spec.id)}
            spec={spec}
            tool={tool}
          />
        ))}
        {groupsSpec && (
          <GroupsSection
            checked={[...named.problems, ...(found(fieldIds.groups) ?? [])]}
            after={tool.inputs.find(({ id }) => id === groupsSpec.of?.input)?.label}
            error={missing.find(({ id }) => id === fieldIds.groups)?.message}
            fileOfGroups={groupsFile}
            groups={form.groups}
            of={sampleFile}
            recipe={form.recipe}
            onChange={(groups, found) => {
              submission.forget();
              if (found && groups) state.takeGroups(groups);
              // What was confirmed of names holds for whatever groups their samples are in.
              else state.setGroups(groups && aliases ? { aliases, ...groups } : groups);
            }}
            onScheme={(groups, options) => {
              submission.forget();
              state.setGroups(groups);
              for (const [id, value] of Object.entries(options)) state.setOption(id, value);
            }}
            samples={named.samples}
            spec={groupsSpec}
            tool={tool}
          />
        )}
        <OptionsSection errorOf={errorOf} former={former} state={state} tool={tool} />
        <SubmitSection
          name={nameOf(tool, form)}
          nameError={errorOf(fieldIds.name)}
          onName={state.setName}
          onRunAnyway={() => void submit(true)}
          submission={submission}
        />
      </Stack>
    </Form>
  );
}
