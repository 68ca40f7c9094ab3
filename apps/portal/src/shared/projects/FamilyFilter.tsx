import { FilterSelect } from '../list/index.ts';
import { projectsText } from './projects.text.ts';
import { families, type ProjectFamily } from './projectTypes.ts';

type FamilyFilterProps = {
  readonly value: ProjectFamily | '';
  readonly onChoose: (family: ProjectFamily | '') => void;
};

/** Narrows a list to one omics. */
export const FamilyFilter = (choice: FamilyFilterProps) => (
  <FilterSelect
    {...choice}
    all={projectsText.allFamilies}
    choices={families}
    label={projectsText.family}
    labels={projectsText.families}
  />
);
