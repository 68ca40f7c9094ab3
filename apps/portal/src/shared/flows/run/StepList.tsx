import { Text } from '@panome/ui/text';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import { flowsText as text } from '../flows.text.ts';
import { bySection, hasResult, type FlowStep } from '../flowTypes.ts';
import * as styles from './Run.css.ts';
import { stepAnchor } from './RunGallery.tsx';
import { StepIcon } from './RunState.tsx';

/** Brings a step into sight and its heading under the keys. */
function show(step: string): void {
  const element = document.getElementById(stepAnchor(step));
  element?.scrollIntoView({ block: 'start' });
  element?.querySelector<HTMLElement>('button, a')?.focus({ preventScroll: true });
}

/** The steps of a run in the order of the menu, each with its state; one with a result leads to its charts. */
export const StepList = ({ steps }: { readonly steps: readonly FlowStep[] }) => (
  <div className={styles.groups}>
    {bySection(steps).map((section) => (
      <div className={styles.group} key={section.title}>
        <Text size="secondary" tone="subtle">
          {section.title}
        </Text>
        <ul aria-label={section.title} role="list">
          {section.steps.map((step) => (
            <li key={step.id}>
              <Entry step={step} />
            </li>
          ))}
        </ul>
      </div>
    ))}
  </div>
);

function Entry({ step }: { readonly step: FlowStep }) {
  const words = (
    <>
      <span className={styles.entryIcon}>
        <StepIcon state={step.state} />
      </span>
      <span className={styles.entryWords}>
        <span>{text.step(step.title, step.contrast)}</span>
        {step.state !== 'succeeded' && (
          <Text size="secondary" tone="subtle">
            {step.reason ? `${text.stepStates[step.state]}：${step.reason}` : text.stepStates[step.state]}
          </Text>
        )}
        {step.state === 'succeeded' && <VisuallyHidden>{text.stepStates.succeeded}</VisuallyHidden>}
      </span>
    </>
  );
  return hasResult(step) || step.state === 'failed' ? (
    <button className={styles.entry} data-state={step.state} onClick={() => show(step.id)} type="button">
      {words}
    </button>
  ) : (
    <span className={styles.entry} data-state={step.state}>
      {words}
    </span>
  );
}
