import type { StaffRole } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Checkbox } from '@panome/ui/checkbox';
import { Inline } from '@panome/ui/inline';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { Allowed, Editable } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import * as styles from '../frame/Frame.css.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { changedNodes, choiceOf, diffOf, usualOf, type Choice } from './roleDiff.ts';
import { rolesText as text } from './roles.text.ts';

type RoleEditorProps = { readonly role: StaffRole; readonly names: Readonly<Record<string, string>> };

/** What a role allows; changes are listed before they are saved. */
export function RoleEditor({ names, role }: RoleEditorProps) {
  const [choice, setChoice] = useState<Choice>(choiceOf(role));
  const [saving, setSaving] = useState(false);
  const tell = useTell();
  const refresh = useRefreshStaff();
  const changes = diffOf(role, choice);
  useDirty(changes.length > 0);
  const nameOf = (action: string) => names[action] ?? action;
  const put = (node: string, action: string, allowed: boolean) =>
    setChoice((now) => {
      const others = (now[node] ?? []).filter((one) => one !== action);
      return { ...now, [node]: allowed ? [...others, action] : others };
    });
  const save = async () => {
    setSaving(true);
    try {
      await call('staffRoleUpdate', { id: role.id, revision: role.revision, actions: changedNodes(role, choice) });
      await refresh();
      tell.done(text.saved);
    } catch (error) {
      tell.failed(error, text.saveFailed);
    } finally {
      setSaving(false);
    }
  };
  const usual = diffOf(role, usualOf(role)).length === 0;
  return (
    <Card
      actions={
        <Allowed call="staffRoleUpdate">
          <Button disabled={usual} onClick={() => setChoice(usualOf(role))} variant="quiet">
            {usual ? text.asDelivered : text.reset}
          </Button>
        </Allowed>
      }
      description={role.base ? text.everybody : text.holders(role.accounts ?? 0)}
      title={role.name}
    >
      <Stack>
        <Editable call="staffRoleUpdate">
          <ul className={styles.list} role="list">
            {role.nodes.map((node) => (
              <li className={styles.node} key={node.id} style={{ paddingInlineStart: `${node.depth * 24}px` }}>
                <Text weight={node.depth === 0 ? 'strong' : undefined}>{node.name}</Text>
                <Inline space="medium">
                  {node.offered.length === 0 && <Text tone="subtle">{text.none}</Text>}
                  {node.offered.map((action) => (
                    <Checkbox
                      checked={(choice[node.id] ?? []).includes(action)}
                      key={action}
                      label={nameOf(action)}
                      onCheckedChange={(allowed) => put(node.id, action, allowed)}
                    />
                  ))}
                </Inline>
              </li>
            ))}
          </ul>
        </Editable>
        {changes.length > 0 && (
          <Callout tone="warning">
            <Text weight="strong">{text.changes}</Text>
            <ul>
              {changes.map(({ action, added, node }) => {
                const what = `${node.name} · ${nameOf(action)}`;
                return <li key={`${node.id} ${action}`}>{added ? text.adds(what) : text.removes(what)}</li>;
              })}
            </ul>
          </Callout>
        )}
        {changes.length > 0 && (
          <Inline space="small">
            <Button loading={saving} onClick={() => void save()} variant="primary">
              {text.save}
            </Button>
            <Button onClick={() => setChoice(choiceOf(role))}>{text.undo}</Button>
          </Inline>
        )}
      </Stack>
    </Card>
  );
}
