import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { EmptyState } from '@panome/ui/state';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ContractDetail } from '../../../shared/projects/index.ts';
import { SchemesCard } from '../../../shared/schemes/index.ts';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectMenu } from './ProjectMenu.tsx';
import { ProjectReport } from './ProjectReport.tsx';
import { ProjectTables } from './ProjectTables.tsx';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';
import { ReportFrame } from './ReportFrame.tsx';

/** 结题报告: the reports of the projects of a contract, read in the page. */
export const Page = () => <ReportFrame tab="list">{(contract) => <Reports contract={contract} />}</ReportFrame>;

function Reports({ contract }: { contract: ContractDetail }) {
  const { projects } = contract;
  const [query, setQuery] = useSearchParams();
  // The place beside the article, which the article itself fills with its contents.
  const [aside, setAside] = useState<HTMLElement | null>(null);
  const wanted = query.get('project');
  const project =
    projects.find(({ id }) => id === wanted) ?? projects.find(({ has_report }) => has_report) ?? projects[0];
  // The sharing of the project that was open may end: then another one takes its place, and the page says why.
  const [open, setOpen] = useState(project);
  const [ended, setEnded] = useState('');
  if (project?.id !== open?.id) {
    if (open && !projects.some(({ id }) => id === open.id)) setEnded(open.name);
    setOpen(project);
  }
  if (!project) {
    return (
      <Card>
        <EmptyState description={text.noProjectsHelp} variant="inline" title={text.noProjects} />
      </Card>
    );
  }
  return (
    <div className={styles.layout} data-alone={projects.length === 1 && !project.has_report ? '' : undefined}>
      <div className={styles.aside} data-no-print>
        {projects.length > 1 && (
          <ProjectMenu current={project.id} onChoose={(id) => setQuery({ project: id })} projects={projects} />
        )}
        <div ref={setAside} />
      </div>
      <div className={styles.main}>
        {ended && (
          <div role="alert">
            <Callout onClose={() => setEnded('')} title={text.projectEnded(ended)} tone="warning" />
          </div>
        )}
        <ProjectHead contract={contract} key={`head-${project.id}`} project={project} />
        {project.has_report ? (
          <ProjectReport aside={aside} key={project.id} project={project} />
        ) : (
          <NoReport state={project.state} />
        )}
        {project.table_count > 0 && <ProjectTables key={`tables-${project.id}`} project={project} />}
        {project.table_count > 0 && (
          <SchemesCard canAdd={project.can.analyse} key={`schemes-${project.id}`} place={{ project_id: project.id }} />
        )}
      </div>
    </div>
  );
}

const NoReport = ({ state }: { state: ContractDetail['projects'][number]['state'] }) => (
  <Card>
    <EmptyState
      description={state === 'failed' ? text.failedHelp : text.noReportHelp}
      variant="inline"
      title={state === 'failed' ? text.failed : text.noReport}
    />
  </Card>
);
