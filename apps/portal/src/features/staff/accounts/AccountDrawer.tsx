import type { ResponseOf } from '@panome/contract/client';
import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Checkbox } from '@panome/ui/checkbox';
import { Descriptions } from '@panome/ui/descriptions';
import { Heading } from '@panome/ui/heading';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Allowed, Editable } from '../../../shared/access/index.ts';
import { call, useCall } from '../../../shared/api/index.ts';
import { formatSize, formatTime } from '../../../shared/format/format.ts';
import * as styles from '../frame/Frame.css.ts';
import { StaffDrawer } from '../frame/StaffDrawer.tsx';
import { AccountSessions } from './AccountSessions.tsx';
import { accountsText as text } from './accounts.text.ts';
import { QuotaForm } from './QuotaForm.tsx';
import { useAccountAct } from './useAccountAct.ts';

type Account = ResponseOf<'staffAccountDetail'>;
type AccountDrawerProps = {
  readonly id: string;
  readonly roles: ResponseOf<'staffRoleList'>;
  readonly onClose: () => void;
};

/** One account beside the list: what it holds, its roles, room and sessions. */
export function AccountDrawer({ id, onClose, roles }: AccountDrawerProps) {
  const answer = useCall('staffAccountDetail', { id }, { keepPreviousData: false });
  return (
    <StaffDrawer
      answer={answer}
      footer={(account) => !account.own && <BlockButton account={account} />}
      loadingTitle={text.title}
      onClose={onClose}
      title={({ name }) => name}
    >
      {(account) => (
        <Stack space="large">
          <Facts account={account} />
          <Roles account={account} roles={roles} />
          <QuotaForm account={account} key={`${account.quota} ${account.own_quota}`} />
          <AccountSessions account={account} />
          {account.second_factor && !account.own && <SecondFactor account={account} />}
          <Removal account={account} onRemoved={onClose} />
        </Stack>
      )}
    </StaffDrawer>
  );
}

function Facts({ account }: { readonly account: Account }) {
  const { company, counts, created_at, email, last_login, quota, state, used } = account;
  const items = [
    { label: text.account, value: email },
    { label: text.state, value: text.states[state] },
    { label: text.company, value: company },
    { label: text.created, value: formatTime(created_at) },
    { label: text.lastLogin, value: last_login ? formatTime(last_login) : text.never },
    { label: text.second, value: account.second_factor ? text.secondOn : text.secondOff },
    { label: text.space, value: text.used(formatSize(used), formatSize(quota)) },
    { label: text.contracts, value: String(counts.contracts) },
    { label: text.projects, value: String(counts.projects) },
    { label: text.files, value: String(counts.files) },
    { label: text.tasks, value: String(counts.tasks) },
    { label: text.afterSales, value: String(counts.after_sales) },
    { label: text.sampleForms, value: String(counts.sample_forms) },
  ];
  return <Descriptions columns={2} items={items.filter(({ value }) => value !== '')} />;
}

function Roles({ account, roles }: { readonly account: Account; readonly roles: AccountDrawerProps['roles'] }) {
  const act = useAccountAct();
  return (
    <section className={styles.section}>
      <Heading level={3}>{text.roles}</Heading>
      <Text size="secondary" tone="muted">
        {text.rolesHelp}
      </Text>
      <Editable call="staffAccountRole">
        {roles.map(({ id: role, name }) => (
          <Checkbox
            checked={account.roles.includes(role)}
            key={role}
            label={name}
            onCheckedChange={(holds) =>
              void act(() => call('staffAccountRole', { id: account.id, role, holds: holds === true }), text.roleSaved)
            }
          />
        ))}
      </Editable>
    </section>
  );
}

function BlockButton({ account: { email, id, state } }: { readonly account: Account }) {
  const alert = useAlert();
  const act = useAccountAct();
  const blocked = state === 'blocked';
  const press = async () => {
    const question = { title: text.blockTitle(email), description: text.blockHelp, action: text.block };
    if (!blocked && !(await alert.confirm({ ...question, tone: 'danger' }))) return;
    await act(() => call('staffAccountBlock', { id, blocked: !blocked }), blocked ? text.unblocked : text.blocked);
  };
  return (
    <Allowed call="staffAccountBlock">
      <Button onClick={() => void press()}>{blocked ? text.unblock : text.block}</Button>
    </Allowed>
  );
}

function SecondFactor({ account: { email, id } }: { readonly account: Account }) {
  const alert = useAlert();
  const act = useAccountAct();
  const reset = async () => {
    const question = { title: text.secondTitle(email), description: text.secondHelp, action: text.secondReset };
    if (!(await alert.confirm({ ...question, tone: 'danger' }))) return;
    await act(() => call('staffAccountSecondFactor', { id }), text.secondDone);
  };
  return (
    <Allowed call="staffAccountSecondFactor">
      <section className={styles.section}>
        <Heading level={3}>{text.second}</Heading>
        <Text tone="muted">{text.secondHelp}</Text>
        <div>
          <Button onClick={() => void reset()}>{text.secondReset}</Button>
        </div>
      </section>
    </Allowed>
  );
}

function Removal({ account, onRemoved }: { readonly account: Account; readonly onRemoved: () => void }) {
  const alert = useAlert();
  const act = useAccountAct();
  const { cannot_delete, counts, email, id } = account;
  const means = text.deleteMeans(counts.tasks, counts.files);
  const remove = async () => {
    const question = { title: text.removeTitle(email), description: means, action: text.remove, typedName: email };
    if (!(await alert.confirm({ ...question, tone: 'danger' }))) return;
    if (await act(() => call('staffAccountDelete', { id, email }), text.removed(email), text.removeFailed)) onRemoved();
  };
  return (
    <section className={styles.section}>
      <Heading level={3}>{text.dangers}</Heading>
      {cannot_delete ? (
        <Callout>{cannot_delete}</Callout>
      ) : (
        <>
          <Text tone="muted">{means}</Text>
          <div>
            <Allowed call="staffAccountDelete">
              <Button onClick={() => void remove()} tone="danger">
                {text.remove}
              </Button>
            </Allowed>
          </div>
        </>
      )}
    </section>
  );
}
