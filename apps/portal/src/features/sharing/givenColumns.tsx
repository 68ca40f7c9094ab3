import type { Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { formatTime } from '../../shared/format/format.ts';
import { listStyles, rowMenuColumn } from '../../shared/list/index.ts';
import { ContractNumber, type GivenShare } from '../../shared/projects/index.ts';
import {
  personOf,
  ShareMenuItems,
  ShareState,
  shareText as text,
  type ShareActs,
} from '../../shared/projects/share/index.ts';

const day = (share: GivenShare) => formatTime(share.expires_at).slice(0, 10);

/** The columns of what one shares; a phone keeps the project, with the rest below it, and the menu. */
export function givenColumns(acts: ShareActs, narrow: boolean): Column<GivenShare>[] {
  const project: Column<GivenShare> = {
    id: 'project',
    header: text.project,
    minWidth: narrow ? 200 : 260,
    text: ({ project_name }) => project_name,
    cell: (share) => (
      <div className={listStyles.name}>
        <TruncatedName>{share.project_name}</TruncatedName>
        <ContractNumber number={share.contract_number} />
        {narrow && (
          <>
            <Text
              size="secondary"
              tone="muted"
            >{`${personOf(share)} · ${text.roles[share.role]} · ${text.until} ${day(share)}`}</Text>
            <ShareState state={share.state} />
          </>
        )}
      </div>
    ),
  };
  const menu = rowMenuColumn<GivenShare>({
    header: text.acts,
    narrow,
    label: (share) => text.more(`${share.project_name} ${personOf(share)}`),
    items: (share) => <ShareMenuItems acts={acts} share={share} />,
  });
  if (narrow) return [project, menu];
  return [
    project,
    {
      id: 'receiver',
      header: text.receiver,
      width: 220,
      text: ({ receiver_email }) => receiver_email,
      cell: (share) => (
        <div className={listStyles.name}>
          <Text truncate>{personOf(share)}</Text>
          {share.receiver_name && (
            <Text size="secondary" tone="subtle" truncate>
              {share.receiver_email}
            </Text>
          )}
        </div>
      ),
    },
    { id: 'role', header: text.role, width: 112, cell: ({ role }) => text.roles[role] },
    {
      id: 'state',
      header: text.state,
      width: 112,
      text: ({ state }) => text.states[state],
      cell: ({ state }) => <ShareState state={state} />,
    },
    { id: 'until', header: text.until, width: 120, cell: day },
    menu,
  ];
}
