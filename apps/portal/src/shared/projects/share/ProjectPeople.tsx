import { Button } from '@panome/ui/button';
import { Drawer } from '@panome/ui/drawer';
import { IconButton } from '@panome/ui/icon-button';
import { List, ListItem } from '@panome/ui/list';
import { Menu, MenuContent, MenuTrigger } from '@panome/ui/menu';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import { Ellipsis } from 'lucide-react';
import { Allowed } from '../../access/index.ts';
import { useCallPage } from '../../api/index.ts';
import { formatTime } from '../../format/format.ts';
import type { GivenShare, Project } from '../projectTypes.ts';
import { shareText as text } from './share.text.ts';
import { ShareMenuItems } from './ShareMenuItems.tsx';
import { ShareState } from './ShareState.tsx';
import { isOpen, personOf, useShareActs } from './useShareActs.ts';

type ProjectPeopleProps = {
  readonly project: Pick<Project, 'id' | 'name'> | null;
  readonly onClose: () => void;
  readonly onShare: () => void;
};

/** Who has a project of one's own, or is offered it. */
export const ProjectPeople = ({ onClose, onShare, project }: ProjectPeopleProps) => (
  <Drawer
    footer={
      <Allowed call="projectShareStore">
        <Button onClick={onShare}>{text.share}</Button>
      </Allowed>
    }
    onOpenChange={(open) => !open && onClose()}
    open={project !== null}
    title={project ? text.peopleOf(project.name) : ''}
  >
    {project && <People id={project.id} />}
  </Drawer>
);

function People({ id }: { id: string }) {
  const acts = useShareActs();
  const { data, error, mutate } = useCallPage('projectShareListOfMine', { project_id: id, page: 1, size: 100 });
  if (error && !data)
    return (
      <FailedState
        message={error.what}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!data) return <Skeleton height={160} shape="block" />;
  if (data.data.length === 0) return <EmptyState description={text.nobodyHelp} variant="inline" title={text.nobody} />;
  const line = (share: GivenShare) =>
    `${text.roles[share.role]} · ${text.until} ${formatTime(share.expires_at).slice(0, 10)}`;
  return (
    <List label={text.people}>
      {data.data
        .toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
        .map((share) => (
          <ListItem
            actions={
              <Menu>
                <MenuTrigger>
                  <IconButton
                    icon={<Ellipsis aria-hidden size={16} strokeWidth={1.5} />}
                    label={text.more(personOf(share))}
                    size="small"
                  />
                </MenuTrigger>
                <MenuContent align="end">
                  <ShareMenuItems acts={acts} share={share} />
                </MenuContent>
              </Menu>
            }
            description={
              <>
                {share.receiver_name && <div>{share.receiver_email}</div>}
                <div>{line(share)}</div>
              </>
            }
            key={share.id}
            meta={<ShareState state={share.state} />}
            title={personOf(share)}
          />
        ))}
    </List>
  );
}
