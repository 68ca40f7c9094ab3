import { Tag, type FamilyTone } from '@panome/ui/tag';
import { projectsText as text } from './projects.text.ts';
import type { ProjectFamily } from './projectTypes.ts';

const toneOf = (family: ProjectFamily): FamilyTone | 'neutral' =>
  family === 'union' ? 'neutral' : family === 'single-cell' ? 'singleCell' : family;

/** What a contract or project is about, in the family's hue. */
export const FamilyTag = ({ family }: { family: ProjectFamily }) => (
  <Tag tone={toneOf(family)}>{text.families[family]}</Tag>
);
