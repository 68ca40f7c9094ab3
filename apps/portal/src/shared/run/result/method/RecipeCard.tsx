import { effectWords, inputName, repairWords, type InputKind, type RepairEffect } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { useText } from '@panome/ui/locale';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Download } from 'lucide-react';
import { Allowed } from '../../../access/index.ts';
import { download } from '../../../api/index.ts';
import { useTell } from '../../../page/index.ts';
import { resultText } from '../result.text.ts';
import type { ResultDocument } from '../resultTypes.ts';

type Step = NonNullable<ResultDocument['recipe']>['steps'][number] & { readonly effect: RepairEffect | undefined };
type RecipeCardProps = {
  readonly task: string;
  readonly recipe: NonNullable<ResultDocument['recipe']>;
  readonly inputs: ResultDocument['inputs'];
};

/** How the files were mended before they were analysed, step by step. */
export function RecipeCard({ inputs, recipe, task }: RecipeCardProps) {
  const text = useText(resultText);
  const tell = useTell();
  const save = () =>
    void download('taskDownloadResult', { id: task, format: 'json' }).catch((error: unknown) =>
      tell.failed(error, text.downloadFailed),
    );
  const rows = recipe.steps.map((step): Step => {
    const effect = inputs.find(({ id }) => id === step.input)?.effects?.find(({ repair }) => repair === step.repair);
    return { ...step, effect: effect as RepairEffect | undefined };
  });
  const columns: Column<Step>[] = [
    { id: 'input', header: text.recipeInput, width: 120, cell: ({ input }) => inputName(input as InputKind) },
    { id: 'step', header: text.recipeStep, cell: (step) => repairWords(step) },
    {
      id: 'effect',
      header: text.recipeEffect,
      cell: ({ effect }) =>
        effect && effect.count > 0 ? effectWords(effect) : <Text tone="subtle">{text.recipeIdle}</Text>,
    },
  ];
  return (
    <Card
      actions={
        <Allowed call="taskDownloadResult">
          <Button
            icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
            onClick={save}
            size="small"
            variant="quiet"
          >
            {text.downloadRecipe}
          </Button>
        </Allowed>
      }
      description={text.recipeHelp}
      padding="none"
      title={text.recipe}
    >
      <Table
        columns={columns}
        density="compact"
        label={text.recipeTable}
        rowKey={({ input, repair }) => `${input} ${repair}`}
        rows={rows}
      />
    </Card>
  );
}
