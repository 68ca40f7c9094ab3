import { Button } from '@panome/ui/button';
import { Checkbox } from '@panome/ui/checkbox';
import { Text } from '@panome/ui/text';
import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { flowsText, type PlannedStep } from '../../../shared/flows/index.ts';
import { flowPagesText as text } from '../flowPages.text.ts';
import * as styles from './Config.css.ts';
import { withOption, type RunConfig } from './runConfig.ts';
import { StepOptions } from './StepOptions.tsx';
import type { RunConfigState } from './useRunConfig.ts';
import { useStandard } from './useStandard.ts';

export type Step = {
  readonly id: string;
  readonly title: string;
  readonly section: string;
  readonly method_id: string;
};

type StepsPartProps = {
  readonly version: string;
  readonly steps: readonly Step[];
  /** What the plan says; undefined before there is one. */
  readonly planned: readonly PlannedStep[] | undefined;
  readonly state: RunConfigState;
  /** The configuration of the run that is done again. */
  readonly former: RunConfig | undefined;
};

/** What becomes of a step: of its contrasts together, when there is one step for each. */
function wordsOf(planned: readonly PlannedStep[]): string {
  const [first] = planned;
  if (!first) return '';
  if (planned.every(({ state }) => state === 'skipped')) return `${flowsText.skip}：${first.reason}`;
  const words = planned.some(({ work }) => work === 'recompute') ? flowsText.recompute : flowsText.take_over;
  return planned.length > 1 ? `${words} × ${planned.length}` : words;
}

/** The steps of the flow: which of them run, and with which options. */
export function StepsPart({ former, planned, state, steps, version }: StepsPartProps) {
  const standardOf = useStandard(version);
  const [opened, setOpened] = useState('');
  const { change, config } = state;
  const include = (id: string, there: boolean) =>
    change((before) => ({
      ...before,
      without: there ? before.without.filter((one) => one !== id) : [...before.without, id],
    }));
  return (
    <ul className={styles.steps} role="list">
      {steps.map(({ id, method_id: method, section, title }) => {
        const changed = config.options[id] ?? {};
        const count = Object.keys(changed).length;
        const there = !config.without.includes(id);
        const standard = standardOf(id);
        return (
          <li className={styles.step} key={id}>
            <div className={styles.stepHead}>
              <span className={styles.stepWords}>
                <Checkbox checked={there} label={title} onCheckedChange={(checked) => include(id, checked === true)} />
                <Text size="secondary" tone="subtle">
                  {[section, there && planned && wordsOf(planned.filter((step) => step.id.split('@')[0] === id))]
                    .filter(Boolean)
                    .join(' · ')}
                </Text>
              </span>
              {there && (
                <Button
                  aria-expanded={opened === id}
                  aria-label={text.editOf(title)}
                  icon={<SlidersHorizontal aria-hidden size={16} strokeWidth={1.5} />}
                  onClick={() => setOpened(opened === id ? '' : id)}
                  size="small"
                  variant="quiet"
                >
                  {count > 0 ? text.changedCount(count) : opened === id ? text.closeOptions : text.editOptions}
                </Button>
              )}
            </div>
            {there && opened === id && (
              <div className={styles.options}>
                <StepOptions
                  changed={changed}
                  decided={standard.decided}
                  former={former && { ...standard.options, ...former.options[id] }}
                  method={method}
                  onChange={(option, value) => change((before) => withOption(before, id, option, value))}
                  onReset={() => change((before) => ({ ...before, options: { ...before.options, [id]: {} } }))}
                  scheme={config.scheme}
                  standard={standard.options}
                  step={id}
                />
              </div>
            )}
          </li>
        );
      })}
    </ul>
  );
}
