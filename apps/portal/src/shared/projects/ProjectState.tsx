import { Tag } from '@panome/ui/tag';
import { CircleCheck, CircleX, Clock, LoaderCircle } from 'lucide-react';
import { known } from '../format/known.ts';
import { projectsText as text } from './projects.text.ts';
import type { Project } from './projectTypes.ts';

const icon = { size: 14, strokeWidth: 1.5 } as const;
const looks = {
  waiting: { tone: 'neutral', icon: <Clock {...icon} /> },
  running: { tone: 'accent', icon: <LoaderCircle {...icon} /> },
  delivered: { tone: 'success', icon: <CircleCheck {...icon} /> },
  failed: { tone: 'danger', icon: <CircleX {...icon} /> },
} as const;

/** How a project stands. */
export const ProjectState = ({ state }: { state: Project['state'] }) => (
  <Tag icon={known(looks, state)?.icon} tone={known(looks, state)?.tone ?? 'neutral'}>
    {known(text.states, state) ?? state}
  </Tag>
);
