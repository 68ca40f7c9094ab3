import { Tag, type TagProps } from '@panome/ui/tag';
import {
  Ban,
  CircleAlert,
  CircleCheck,
  CircleDashed,
  CircleSlash,
  Clock,
  LoaderCircle,
  Recycle,
  TriangleAlert,
  type LucideIcon,
} from 'lucide-react';
import { known } from '../../format/known.ts';
import { flowsText as text } from '../flows.text.ts';
import type { RunState as State, StepState as OfStep } from '../flowTypes.ts';

type Look = readonly [NonNullable<TagProps['tone']>, LucideIcon];
/** Of a state that this page does not know. */
const otherLook: Look = ['neutral', CircleDashed];

const runLooks: Readonly<Record<State, Look>> = {
  waiting: ['neutral', Clock],
  running: ['accent', LoaderCircle],
  succeeded: ['success', CircleCheck],
  partial: ['warning', TriangleAlert],
  failed: ['danger', CircleAlert],
  cancelled: ['neutral', Ban],
};
const stepLooks: Readonly<Record<OfStep, Look>> = {
  blocked: ['neutral', CircleDashed],
  ready: ['neutral', Clock],
  queued: ['neutral', Clock],
  running: ['accent', LoaderCircle],
  succeeded: ['success', CircleCheck],
  reused: ['success', Recycle],
  failed: ['danger', CircleAlert],
  skipped: ['neutral', CircleSlash],
  cancelled: ['neutral', Ban],
};

/** How a run stands, as icon and word. */
export function RunState({ state }: { readonly state: State }) {
  const [tone, Icon] = known(runLooks, state) ?? otherLook;
  return (
    <Tag icon={<Icon size={14} strokeWidth={1.5} />} tone={tone}>
      {known(text.states, state) ?? state}
    </Tag>
  );
}

/** How a step stands, as icon and word. */
export function StepState({ state }: { readonly state: OfStep }) {
  const [tone, Icon] = known(stepLooks, state) ?? otherLook;
  return (
    <Tag icon={<Icon size={14} strokeWidth={1.5} />} tone={tone}>
      {known(text.stepStates, state) ?? state}
    </Tag>
  );
}

/** The icon of a step's state, for lists where its word stands beside or is read aloud. */
export function StepIcon({ state }: { readonly state: OfStep }) {
  const [, Icon] = known(stepLooks, state) ?? otherLook;
  return <Icon aria-hidden size={16} strokeWidth={1.5} />;
}
