import { Link as TextLink } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { Link } from 'react-router-dom';
import { formatTime } from '../../shared/format/format.ts';
import { Block } from '../../shared/page/index.ts';
import { contractListPath, FamilyTag, projectReportPath } from '../../shared/projects/index.ts';
import { Rows } from '../../shared/recent/index.ts';
import { useProjects } from './api.ts';
import { homeText } from './home.text.ts';

const all = (
  <TextLink asChild>
    <Link to={contractListPath}>{homeText.allProjects}</Link>
  </TextLink>
);

/** The projects that changed last, shared ones and examples among them. */
export const Projects = () => (
  <Block
    actions={all}
    answer={useProjects()}
    empty={<Text tone="muted">{homeText.noProjects}</Text>}
    height={200}
    isEmpty={({ data }) => data.length === 0}
    title={homeText.projects}
  >
    {({ data }) => (
      <Rows
        label={homeText.projects}
        rows={data.map((project) => ({
          id: project.id,
          name: project.name,
          to: projectReportPath(project),
          detail: [
            project.contract_number,
            homeText.samples(project.sample_count),
            formatTime(project.updated_at).slice(0, 10),
          ].join(' · '),
          end: <FamilyTag family={project.family} />,
        }))}
      />
    )}
  </Block>
);
