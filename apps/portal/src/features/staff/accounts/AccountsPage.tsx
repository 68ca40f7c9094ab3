import type { ResponseOf } from '@panome/contract/client';
import { Tag } from '@panome/ui/tag';
import type { Column } from '@panome/ui/table';
import { useCall, useCallPage } from '../../../shared/api/index.ts';
import { formatSize, formatTime } from '../../../shared/format/format.ts';
import { FilterSelect, useListAddress, useNarrow } from '../../../shared/list/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Named } from '../frame/Named.tsx';
import { StaffList } from '../frame/StaffList.tsx';
import { useOpen } from '../frame/useOpen.ts';
import { AccountDrawer } from './AccountDrawer.tsx';
import { accountsText as text } from './accounts.text.ts';

type Row = ResponseOf<'staffAccountList'>[number];
const filters = { search: 'text', state: ['active', 'blocked', 'waiting'], role: 'text' } as const;
const tones = { active: 'success', blocked: 'danger', waiting: 'neutral' } as const;

/** 账号: who there is. */
export function Page() {
  const address = useListAddress(filters);
  const answer = useCallPage('staffAccountList', address.query);
  const { data: roles = [] } = useCall('staffRoleList', {});
  const names = Object.fromEntries(roles.map(({ id, name }) => [id, name]));
  const open = useOpen();
  const narrow = useNarrow();
  const stateOf = (row: Row) => <Tag tone={tones[row.state]}>{text.states[row.state]}</Tag>;
  const rolesOf = (row: Row) => row.roles.map((id) => names[id] ?? id).join('、') || text.noRoles;
  const account: Column<Row> = {
    id: 'account',
    header: text.account,
    minWidth: 220,
    text: ({ email }) => email,
    cell: (row) => (
      <Named
        below={narrow && stateOf(row)}
        detail={[row.email, narrow && rolesOf(row)].filter(Boolean).join(' · ')}
        title={row.name}
        to={open.searchWith(row.id)}
      />
    ),
  };
  const columns: Column<Row>[] = [
    account,
    {
      id: 'company',
      header: text.company,
      width: 176,
      text: ({ company }) => company,
      cell: (row) => row.company || '--',
    },
    { id: 'roles', header: text.roles, width: 144, text: rolesOf, cell: rolesOf },
    { id: 'state', header: text.state, width: 96, text: (row) => text.states[row.state], cell: stateOf },
    {
      id: 'login',
      header: text.lastLogin,
      width: 176,
      cell: ({ last_login }) => (last_login ? formatTime(last_login) : text.never),
    },
    {
      id: 'space',
      header: text.space,
      width: 160,
      align: 'end',
      cell: ({ quota, used }) => text.used(formatSize(used), formatSize(quota)),
    },
    { id: 'created', header: text.created, width: 176, cell: ({ created_at }) => formatTime(created_at) },
  ];
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      <StaffList
        address={address}
        answer={answer}
        columns={narrow ? [account] : columns}
        filters={
          <FilterSelect
            all={text.allRoles}
            choices={roles.map(({ id }) => id)}
            label={text.role}
            labels={names}
            onChoose={(next) => address.put({ role: next })}
            value={address.view.role}
          />
        }
        label={text.title}
        onOpen={({ id }) => open.show(id)}
        rowLabel={({ email, name }) => `${name} ${email}`}
        search={text.search}
        states={{ choices: filters.state, labels: text.states }}
      />
      {open.id !== '' && <AccountDrawer id={open.id} key={open.id} onClose={open.close} roles={roles} />}
    </PageBody>
  );
}
