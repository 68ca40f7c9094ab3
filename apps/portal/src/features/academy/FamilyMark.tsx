import { Tag } from '@panome/ui/tag';
import { FamilyTag } from '../../shared/projects/index.ts';
import { academyText as text } from './academy.text.ts';
import type { AcademyFamily } from './filters.ts';

/** What a piece is about, in the family's hue. */
export const FamilyMark = ({ family }: { family: AcademyFamily }) =>
  family === 'general' ? <Tag>{text.families.general}</Tag> : <FamilyTag family={family} />;
