import { isOptionShown } from '@panome/analysis/model';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { useText } from '@panome/ui/locale';
import { NumberField } from '@panome/ui/number-field';
import { Stack } from '@panome/ui/stack';
import { ChevronRight, History } from 'lucide-react';
import { Fragment, useId, useState } from 'react';
import * as styles from '../Form.css.ts';
import { useInspection } from '../data/useInspection.ts';
import { fieldIds } from '../fieldIds.ts';
import { changedOptions, stepsOf, type Tool, type OptionInput, type ToolForm, type ToolOption } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import type { ToolFormState } from '../useToolForm.ts';
import { OptionControl, type OptionNames } from './OptionControl.tsx';
import { PairingOffer } from './PairingOffer.tsx';
import { judgedWords } from './judged.ts';
import { factorWords } from './factorWords.ts';
import { helpOf, wordsOfValue } from './optionWords.ts';

type OptionsSectionProps = {
  tool: Tool;
  state: ToolFormState;
  /** The run that is done again; what differs from it is marked. */
  former: ToolForm | undefined;
  errorOf: (fieldId: string) => string | undefined;
};

/** A table of one comparison leaves nothing to choose. */
const isSettled = (option: ToolOption, names: OptionNames, value: OptionInput | undefined) =>
  option.kind === 'comparison' && names.comparison[option.input].length < 2 && !value;

/** The settings of the tool, rarely changed ones folded. */
export function OptionsSection({ errorOf, former, state, tool }: OptionsSectionProps) {
  const text = useText(toolFormText);
  const { groups, matrix, more, options, recipe, seed } = state.form;
  const records = useInspection(more.records ?? null, { as: 'records', steps: stepsOf(recipe, 'records') }).report;
  const records2 = useInspection(more.records2 ?? null, { as: 'records2', steps: stepsOf(recipe, 'records2') }).report;
  // Without records, columns are those that stand beside the values of the table.
  const ofTable = !tool.inputs.some(({ id }) => id === 'records');
  const table = useInspection(matrix, { steps: stepsOf(recipe, 'matrix') }).report;
  const beside = (ofTable && table?.annotation_columns) || [];
  const compares = (input: 'matrix' | 'matrix2') =>
    tool.options.some((option) => option.kind === 'comparison' && option.input === input);
  const first = useInspection(compares('matrix') ? matrix : null, { steps: stepsOf(recipe, 'matrix') }).report;
  const second = useInspection(compares('matrix2') ? (more.matrix2 ?? null) : null, {
    as: 'matrix2',
    steps: stepsOf(recipe, 'matrix2'),
  }).report;
  const names: OptionNames = {
    'group-level': groups?.groups.map(({ name }) => name) ?? [],
    factor: groups?.factors.map(({ name }) => name) ?? [],
    column: {
      records: ofTable
        ? { number: beside, text: beside }
        : { number: records?.samples ?? [], text: records?.annotation_columns ?? [] },
      records2: { number: records2?.samples ?? [], text: records2?.annotation_columns ?? [] },
    },
    comparison: { matrix: first?.comparisons ?? [], matrix2: second?.comparisons ?? [] },
  };
  const shown = tool.options.filter(
    (option) => isOptionShown(option, options) && !isSettled(option, names, options[option.id]),
  );
  const advanced = shown.filter((option) => option.advanced);
  const changed = changedOptions(tool, state.form, former);
  const refused = [...advanced.map(({ id }) => fieldIds.option(id)), fieldIds.seed].some((id) => errorOf(id));
  const [opened, setOpened] = useState(false);
  const open = opened || refused;
  const folds = advanced.length > 0 || tool.uses_seed;
  const panel = useId();

  const control = (option: ToolOption) => {
    const judged = judgedWords(tool, option, table, text);
    const words = helpOf(option, options[option.id], text);
    const help = judged ? (
      <>
        {judged}
        {words && <br />}
        {words}
      </>
    ) : (
      words
    );
    const before = changed.includes(option.id) && (
      <span className={styles.former}>
        <History aria-hidden size={12} strokeWidth={1.5} />
        {text.wasBefore(wordsOfValue(option, former?.options[option.id], text))}
      </span>
    );
    const chosen = option.kind === 'factor' ? factorWords(groups, String(options[option.id] ?? ''), text) : undefined;
    const lines = [before, chosen, help].filter(Boolean);
    const field = (
      <OptionControl
        error={errorOf(fieldIds.option(option.id))}
        help={
          lines.length > 1
            ? lines.map((line, at) => (
                <Fragment key={at}>
                  {at > 0 && <br />}
                  {line}
                </Fragment>
              ))
            : lines[0]
        }
        id={fieldIds.option(option.id)}
        key={option.id}
        names={names}
        onChange={(value) => state.setOption(option.id, value)}
        option={option}
        value={options[option.id] ?? null}
      />
    );
    // Lines of text want the room of a line.
    return option.kind === 'text' && option.lines ? (
      <div className={styles.wide} key={option.id}>
        {field}
      </div>
    ) : (
      field
    );
  };
  return (
    <Card
      actions={
        <Button onClick={state.resetOptions} size="small" variant="quiet">
          {text.reset}
        </Button>
      }
      title={text.options}
    >
      <Stack>
        <PairingOffer state={state} tool={tool} />
        <div className={styles.options}>{shown.filter((option) => !option.advanced).map(control)}</div>
        {folds && (
          <>
            <div>
              <button
                aria-controls={panel}
                aria-expanded={open}
                className={styles.disclosure}
                onClick={() => setOpened(!open)}
                type="button"
              >
                <ChevronRight aria-hidden className={styles.arrow} size={16} strokeWidth={1.5} />
                {text.advanced}
              </button>
            </div>
            <div className={styles.options} hidden={!open} id={panel}>
              {open && (
                <>
                  {advanced.map(control)}
                  {tool.uses_seed && (
                    <NumberField
                      error={errorOf(fieldIds.seed)}
                      help={text.seedHelp}
                      id={fieldIds.seed}
                      label={text.seed}
                      max={2_147_483_647}
                      min={0}
                      onValueChange={state.setSeed}
                      value={seed}
                    />
                  )}
                </>
              )}
            </div>
          </>
        )}
      </Stack>
    </Card>
  );
}
