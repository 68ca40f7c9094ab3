import { isOptionShown } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import * as formStyles from '../../../shared/run/form/Form.css.ts';
import { OptionControl, type OptionNames } from '../../../shared/run/form/options/OptionControl.tsx';
import { helpOf, wordsOfValue } from '../../../shared/run/form/options/optionWords.ts';
import { defaultsOf, type GroupScheme, type OptionInput, type ToolOption } from '../../../shared/run/form/toolForm.ts';
import { toolFormText } from '../../../shared/run/form/toolForm.text.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import type { StepValues } from './runConfig.ts';

type StepOptionsProps = {
  readonly step: string;
  readonly method: string;
  /** What the flow sets, over the defaults of the method. */
  readonly standard: StepValues;
  /** Options that the flow decides by what the data are. */
  readonly decided: readonly string[];
  /** What was changed here. */
  readonly changed: StepValues;
  /** What the run that is done again had. */
  readonly former: StepValues | undefined;
  readonly scheme: GroupScheme | null;
  readonly onChange: (option: string, value: string | number | boolean | undefined) => void;
  readonly onReset: () => void;
};

const none = { number: [], text: [] };

/** The options of one step as the flow sets them; what is changed here is marked and can be given back. */
export function StepOptions(props: StepOptionsProps) {
  const { changed, decided, former, method, onChange, onReset, scheme, standard, step } = props;
  const words = useText(toolFormText);
  const { data: tool, error, mutate } = useCall('toolDetail', { id: method }, { revalidateOnFocus: false });
  if (error && !tool)
    return (
      <FailedState
        message={`${text.optionsFailed}：${messageOf(error)}`}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!tool || tool.id !== method) return <Skeleton height={120} shape="block" />;
  const base = { ...defaultsOf(tool), ...standard };
  const values = { ...base, ...changed };
  const names: OptionNames = {
    'group-level': scheme?.groups.map(({ name }) => name) ?? [],
    factor: scheme?.factors.map(({ name }) => name) ?? [],
    column: { records: none, records2: none },
    comparison: { matrix: [], matrix2: [] },
  };
  const shown = tool.options.filter(
    (option) => option.kind !== 'column' && option.kind !== 'comparison' && isOptionShown(option, values),
  );
  if (shown.length === 0) return <Text tone="muted">{text.noOptions}</Text>;
  const set = (option: ToolOption, value: OptionInput) =>
    // A number that was emptied, or set back by hand, is the flow's again.
    onChange(option.id, value === null || value === base[option.id] ? undefined : value);
  const helpFor = (option: ToolOption) => {
    const before = former && former[option.id] !== undefined && former[option.id] !== values[option.id];
    return [
      before && words.wasBefore(wordsOfValue(option, former[option.id], words)),
      decided.includes(option.id) && changed[option.id] === undefined && text.byData,
      helpOf(option, values[option.id] ?? null, words),
    ]
      .filter(Boolean)
      .join('；');
  };
  return (
    <Stack>
      <div className={formStyles.options}>
        {shown.map((option) => (
          <OptionControl
            error={undefined}
            help={helpFor(option)}
            id={`${step}-${option.id}`}
            key={option.id}
            names={names}
            onChange={(value) => set(option, value)}
            option={option}
            value={values[option.id] ?? null}
          />
        ))}
      </div>
      {Object.keys(changed).length > 0 && (
        <div>
          <Button onClick={onReset} size="small" variant="quiet">
            {text.resetStep}
          </Button>
        </div>
      )}
    </Stack>
  );
}
