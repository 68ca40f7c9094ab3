import { Button } from '@panome/ui/button';
import { Heading } from '@panome/ui/heading';
import { RenameCell } from '@panome/ui/rename-cell';
import { Text } from '@panome/ui/text';
import { Shapes, Users, Zap } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useMay } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import {
  changingProjects,
  FamilyTag,
  ProjectState,
  Species,
  type ContractDetail,
  type Project,
} from '../../../shared/projects/index.ts';
import { ProjectPeople, ShareDialog, type ShareTarget } from '../../../shared/projects/share/index.ts';
import { schemesCardId } from '../../../shared/schemes/index.ts';
import * as styles from './Report.css.ts';
import { ProjectDescription } from './ProjectDescription.tsx';
import { workspaceOfProject } from '../../../shared/workspace/workspaceOfProject.ts';
import { reportText as text } from './report.text.ts';
import { untilReaderMoves } from './untilReaderMoves.ts';

/** Leads to the schemes further down, also while the report above them is still coming in. */
function toSchemes(): void {
  const card = document.getElementById(schemesCardId);
  if (!card?.parentElement) return;
  card.tabIndex = -1;
  card.focus({ preventScroll: true });
  card.scrollIntoView();
  untilReaderMoves(card.parentElement, card, () => undefined);
}

/** A project's name and description, which its owner can change in place, and who has it. */
export function ProjectHead({
  contract,
  project,
}: {
  project: Project;
  contract: Pick<ContractDetail, 'family' | 'species'>;
}) {
  const { can, family, groups, id, name, sample_count, share_count, species, state, table_count } = project;
  const may = useMay();
  const [people, setPeople] = useState(false);
  const [sharing, setSharing] = useState<ShareTarget | null>(null);
  const workspace = workspaceOfProject(project);
  const grouped = groups.map((group) => `${group.name} ${group.samples}`).join('、');
  return (
    <section className={styles.projectHead}>
      <RenameCell
        onRename={async (next) => void (await changingProjects(call('projectUpdate', { id, name: next })))}
        readOnly={!can.update || !may('projectUpdate')}
        value={name}
      >
        <Heading level={2} size="section">
          {name}
        </Heading>
      </RenameCell>
      <div className={styles.facts}>
        <ProjectState state={state} />
        {family !== contract.family && <FamilyTag family={family} />}
        <Text size="secondary" tone="muted">
          {species !== contract.species && (
            <>
              <Species>{species}</Species>
              {' · '}
            </>
          )}
          {[text.samples(sample_count), grouped].filter(Boolean).join(' · ')}
        </Text>
        {workspace !== undefined && (
          <Button asChild data-no-print icon={<Zap aria-hidden size={16} strokeWidth={1.5} />} size="small">
            <RouterLink to={workspace}>{text.analyseHere}</RouterLink>
          </Button>
        )}
        {table_count > 0 && (
          <Button
            data-no-print
            icon={<Shapes aria-hidden size={16} strokeWidth={1.5} />}
            onClick={toSchemes}
            size="small"
            variant="quiet"
          >
            {text.schemes}
          </Button>
        )}
        {share_count > 0 && (
          <Button
            icon={<Users aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => setPeople(true)}
            size="small"
            variant="quiet"
          >
            {text.people(share_count)}
          </Button>
        )}
      </div>
      <ProjectDescription project={project} />
      <ProjectPeople
        onClose={() => setPeople(false)}
        onShare={() => {
          setPeople(false);
          setSharing({ projects: [project] });
        }}
        project={people ? project : null}
      />
      <ShareDialog onClose={() => setSharing(null)} target={sharing} />
    </section>
  );
}
