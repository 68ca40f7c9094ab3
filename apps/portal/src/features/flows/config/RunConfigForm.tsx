import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { Zap } from 'lucide-react';
import { useDeferredValue, useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { flowsText, PlanSummary, runPath, usePlan, useStartRun } from '../../../shared/flows/index.ts';
import type { OfferedTable } from '../../../shared/run/form/data/offeredTables.ts';
import type { SampleFile } from '../../../shared/run/form/toolForm.ts';
import { aliasesText, SampleAliases } from '../../../shared/schemes/aliases/index.ts';
import { ContrastList } from '../../../shared/schemes/ContrastList.tsx';
import { flowPagesText as text } from '../flowPages.text.ts';
import * as styles from './Config.css.ts';
import { GroupsPart } from './GroupsPart.tsx';
import { RoleField, type Role } from './RoleField.tsx';
import { formOf, withFile, type RunConfig } from './runConfig.ts';
import { StepsPart, type Step } from './StepsPart.tsx';
import { useRunConfig } from './useRunConfig.ts';

type ConfiguredFlow = {
  readonly version: string;
  readonly roles: readonly (Role & { readonly offered: readonly OfferedTable[] })[];
  readonly steps: readonly Step[];
};

type RunConfigFormProps = {
  readonly flow: ConfiguredFlow;
  readonly initial: RunConfig;
  /** The name of the draft. */
  readonly draft: string;
  /** The project whose schemes are offered. */
  readonly projectId?: string | undefined;
  /** The run that is done again, and how it was configured. */
  readonly parent?: { readonly id: string; readonly config: RunConfig };
  /** Roles of which one at least must be there before there is a plan; the required ones when absent. */
  readonly dataHelp?: string;
};

/** The inputs whose samples can be grouped, the first that is there. */
const grouped = ['matrix', 'distance', 'cells'] as const;

function sampleFileOf({ roles }: ConfiguredFlow, { files }: RunConfig): SampleFile | null {
  for (const input of grouped) {
    const role = roles.find((one) => one.input === input && files[one.id]);
    const file = role && files[role.id];
    if (file) return { file, input };
  }
  return null;
}

/**
 * Everything that decides a run, and beside it what the run would do: tables by role, groups and contrasts, steps and
 * their options.
 */
export function RunConfigForm({
  dataHelp = text.dataHelp,
  draft,
  flow,
  initial,
  parent,
  projectId,
}: RunConfigFormProps) {
  const state = useRunConfig(draft, initial);
  const { change, config, patch } = state;
  const navigate = useNavigate();
  const ids = useMemo(() => flow.steps.map(({ id }) => id), [flow.steps]);
  const form = formOf(flow.version, config, ids, parent?.id);
  const complete = flow.roles.every(({ id, required }) => !required || config.files[id]) && sampleFileOf(flow, config);
  // What is typed is shown at once; the plan may come a moment later.
  const asked = useDeferredValue(JSON.stringify(form));
  const plan = usePlan(useMemo(() => (complete ? (JSON.parse(asked) as typeof form) : null), [asked, complete]));
  const { maybeSent, problems, start, starting } = useStartRun((run) => {
    state.settle();
    void navigate(runPath(run.id));
  });
  const of = sampleFileOf(flow, config);
  const ofRole = flow.roles.find(({ id }) => of && config.files[id] === of.file);
  const recipe = (ofRole && config.recipe[ofRole.id]) ?? { format: 1 as const, steps: [] };
  const matrices = flow.roles.filter(({ id, input }) => input === 'matrix' && config.files[id]).length;
  const groups = config.scheme?.groups.map(({ name }) => name) ?? [];
  return (
    <div className={styles.layout}>
      <div className={styles.main}>
        <Card description={dataHelp} title={text.data}>
          <div className={styles.roles}>
            {flow.roles.map((role) => (
              <RoleField
                changed={
                  parent !== undefined && parent.config.files[role.id]?.file_id !== config.files[role.id]?.file_id
                }
                file={config.files[role.id] ?? null}
                key={role.id}
                offered={role.offered}
                onFile={(file) => change((before) => withFile(before, role.id, file))}
                onSteps={(steps) =>
                  change((before) => ({
                    ...before,
                    recipe: { ...before.recipe, [role.id]: { format: 1, steps: [...steps] } },
                  }))
                }
                role={role}
                steps={config.recipe[role.id]?.steps ?? []}
              />
            ))}
          </div>
        </Card>
        <Card description={text.groupsHelp} title={text.groups}>
          {of ? (
            <GroupsPart
              groups={config.scheme}
              key={of.file.file_id}
              of={of}
              onChange={(scheme, contrasts) => patch({ scheme, ...(contrasts && { contrasts }) })}
              projectId={projectId}
              recipe={recipe}
            />
          ) : (
            <Text tone="muted">{text.chooseDataFirst}</Text>
          )}
        </Card>
        {config.scheme && (matrices > 1 || plan.alike.length > 0 || (config.scheme.aliases ?? []).length > 0) && (
          <Card description={aliasesText.help} title={aliasesText.title}>
            <SampleAliases alike={plan.alike} onChange={(scheme) => patch({ scheme })} scheme={config.scheme} />
          </Card>
        )}
        <Card description={text.contrastsHelp} title={text.contrasts}>
          <ContrastList
            contrasts={[...config.contrasts]}
            groups={groups}
            onChange={(contrasts) => patch({ contrasts })}
          />
        </Card>
        <Card description={text.stepsHelp} title={text.stepsTitle}>
          <StepsPart
            former={parent?.config}
            planned={plan.plan?.steps}
            state={state}
            steps={flow.steps}
            version={flow.version}
          />
        </Card>
      </div>
      <div className={styles.aside}>
        <Card title={text.planTitle}>
          <Stack>
            {complete ? (
              <PlanSummary isRedo={parent !== undefined} state={problems.length > 0 ? { ...plan, problems } : plan} />
            ) : (
              <Text tone="muted">{text.planWaits}</Text>
            )}
            <TextField
              help={text.nameHelp}
              label={text.name}
              maxLength={100}
              onValueChange={(name) => patch({ name })}
              value={config.name}
            />
            {maybeSent && <Callout tone="warning">{flowsText.maybeSent}</Callout>}
            <Allowed call="storeModuleChart" explain>
              <Button
                disabled={!plan.plan || plan.plan.counts.planned === 0}
                icon={<Zap aria-hidden size={16} strokeWidth={1.5} />}
                loading={starting}
                onClick={() => void start(form)}
                variant="primary"
              >
                {parent ? text.resubmit : text.submit}
              </Button>
            </Allowed>
          </Stack>
        </Card>
      </div>
    </div>
  );
}
