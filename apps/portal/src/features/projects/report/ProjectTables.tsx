import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { List, ListItem } from '@panome/ui/list';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { ChartScatter, Download, Eye, FolderInput } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useCallPage } from '../../../shared/api/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import {
  canPreview,
  deliveredTable,
  projectFilePath,
  TablePreview,
  useDeliveredActs,
  type DeliveredFile,
  type Project,
} from '../../../shared/projects/index.ts';
import { storedFirst, ToolDialog } from '../../../shared/tools/index.ts';
import { reportText as text } from './report.text.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;
const shown = 20;

/** The tables that were delivered with a project: looked at, taken away, or analysed further. */
export function ProjectTables({ project }: { project: Project }) {
  const acts = useDeliveredActs();
  const { data, error, mutate } = useCallPage('projectFiles', {
    project_id: project.id,
    kind: 'table',
    page: 1,
    size: shown,
  });
  const [previewed, setPreviewed] = useState<DeliveredFile>();
  const [analysed, setAnalysed] = useState<DeliveredFile>();
  return (
    <Card
      actions={
        <Link asChild>
          <RouterLink to={`${projectFilePath}?project=${encodeURIComponent(project.id)}`}>{text.allTables}</RouterLink>
        </Link>
      }
      data-no-print
      description={text.tablesHelp}
      title={text.tables}
    >
      {error && !data && (
        <FailedState
          message={error.what}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
          variant="inline"
        />
      )}
      {!data && !error && <Skeleton height={160} shape="block" />}
      <List label={text.tables}>
        {data?.data.map((file) => (
          <ListItem
            actions={
              <>
                {project.can.download && canPreview(file) && (
                  <Allowed call="projectFileUrl">
                    <IconButton
                      icon={<Eye {...icon} />}
                      label={text.previewOf(file.name)}
                      onClick={() => setPreviewed(file)}
                      size="small"
                    />
                  </Allowed>
                )}
                {project.can.download && (
                  <Allowed call="projectFileUrl">
                    <IconButton
                      icon={<Download {...icon} />}
                      label={text.downloadOf(file.name)}
                      onClick={() => void acts.download(file)}
                      size="small"
                    />
                  </Allowed>
                )}
                {project.can.download && (
                  <Allowed call="projectFileSave">
                    <IconButton
                      icon={<FolderInput {...icon} />}
                      label={text.keepOf(file.name)}
                      onClick={() => void acts.save([file])}
                      size="small"
                    />
                  </Allowed>
                )}
                {project.can.analyse && (
                  <Allowed call={['projectFileSave', 'taskStore']}>
                    <Button
                      aria-label={text.analyseOf(file.name)}
                      icon={<ChartScatter {...icon} />}
                      onClick={() => setAnalysed(file)}
                      size="small"
                    >
                      {text.analyse}
                    </Button>
                  </Allowed>
                )}
              </>
            }
            description={`${file.name} · ${formatSize(file.size)}`}
            key={file.id}
            title={file.title || file.name}
          />
        ))}
      </List>
      <ToolDialog
        hint={storedFirst}
        onChoose={({ id }, input) => analysed && void acts.analyse(analysed, id, input)}
        onClose={() => setAnalysed(undefined)}
        open={analysed !== undefined}
        table={analysed && deliveredTable(analysed)}
      />
      <TablePreview
        file={previewed}
        onClose={() => setPreviewed(undefined)}
        onDownload={(file) => void acts.download(file)}
      />
    </Card>
  );
}
