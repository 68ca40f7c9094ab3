import { Tag, type CategoryColor } from '@panome/ui/tag';
import { projectsText as text } from './projects.text.ts';
import type { ProjectFamily } from './projectTypes.ts';

/** The hue of each family, the same everywhere; what joins several has none. */
const colorOf: Readonly<Record<ProjectFamily, CategoryColor | undefined>> = {
  transform: 'blue',
  micro: 'green',
  protein: 'orange',
  untarget: 'violet',
  metagenome: 'teal',
  metabolic: 'amber',
  'single-cell': 'pink',
  union: undefined,
};

/** What a contract or project is about, in the family's hue. */
export const FamilyTag = ({ family }: { family: ProjectFamily }) => (
  <Tag color={colorOf[family]}>{text.families[family]}</Tag>
);
