import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Stack } from '@panome/ui/stack';
import { ListPlus, Save } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { Aliases, FilterTable, SavedFilter, TableInput } from '../filterTypes.ts';
import { DownloadMenu } from '../rows/DownloadMenu.tsx';
import { RowsCard } from '../rows/RowsCard.tsx';
import { useRows, type RowsAsked } from '../rows/useRows.ts';
import { Conditions } from './Conditions.tsx';
import { ConflictDialog } from './ConflictDialog.tsx';
import { Facets } from './Facets.tsx';
import { NamesDialog } from './NamesDialog.tsx';
import { draftOf, emptyDraft, needsGroups, ruleOf, withRule } from './ruleDraft.ts';
import { RuleField } from './RuleField.tsx';
import { SaveDialog } from './SaveDialog.tsx';
import { useSaving } from './useSaving.ts';

type FilterBuilderProps = {
  readonly table: FilterTable;
  readonly aliases: Aliases;
  readonly input: TableInput;
  /** The saved filter that is being changed. */
  readonly filter: SavedFilter | undefined;
  readonly onSaved: (filter: SavedFilter) => void;
};

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** Facets and words make a rule; beside them what each condition does and the rows that are left. */
export function FilterBuilder({ aliases, filter, input, onSaved, table }: FilterBuilderProps) {
  const { pathOf, scheme } = useWorkspace();
  const [draft, setDraft] = useState(() => (filter ? draftOf(filter.rule) : emptyDraft));
  const [asking, setAsking] = useState<'name' | 'names' | null>(null);
  const rule = ruleOf(draft);
  const groups = needsGroups(rule) ? (filter?.groups ?? scheme.groups) : null;
  const asked: RowsAsked = { input, rule, groups, columns: filter?.columns ?? [] };
  const rows = useRows(asked);
  const saving = useSaving({ input, rule, groups }, onSaved);
  const dirty = filter ? JSON.stringify(rule) !== JSON.stringify(ruleOf(draftOf(filter.rule))) : draft.parts.length > 0;
  useDirty(dirty);
  const what = { input, rule: rule as SavedFilter['rule'], groups, columns: asked.columns as string[] };
  return (
    <div className={styles.builder}>
      <Facets aliases={aliases} draft={draft} onChange={setDraft} table={table} />
      <div className={styles.conditions}>
        <Card
          actions={
            <div className={styles.acts}>
              {filter && (
                <Button asChild variant="quiet">
                  <Link to={pathOf('filter-view', { filter: filter.id })}>{text.seeRows}</Link>
                </Button>
              )}
              <Allowed call="storeDataFilter">
                <Button disabled={draft.parts.length === 0} onClick={() => setAsking('name')} icon={<Save {...icon} />}>
                  {filter ? text.saveAs : text.save}
                </Button>
              </Allowed>
              {filter && (
                <Allowed call="dataFilterUpdate">
                  <Button
                    disabled={!dirty}
                    loading={saving.busy}
                    onClick={() => void saving.change(filter)}
                    variant="primary"
                  >
                    {text.saveChanges}
                  </Button>
                </Allowed>
              )}
            </div>
          }
          title={filter ? filter.name : text.conditions}
        >
          <Stack>
            <RuleField
              aliases={aliases}
              group={scheme.groups?.groups[0]?.name}
              onAdd={(added) => setDraft(withRule(draft, added))}
              table={table}
            />
            <div className={styles.acts}>
              <Button icon={<ListPlus {...icon} />} onClick={() => setAsking('names')} size="small" variant="quiet">
                {text.names}
              </Button>
            </div>
            <Conditions
              aliases={aliases}
              counted={rows.error ? undefined : rows.data}
              draft={draft}
              onChange={setDraft}
              table={table}
            />
          </Stack>
        </Card>
      </div>
      <div className={styles.rows}>
        <RowsCard actions={<DownloadMenu what={what} />} rows={rows} title={text.preview} />
      </div>
      <SaveDialog
        name={filter?.name ?? ''}
        onClose={() => setAsking(null)}
        onSave={async (name) => {
          await saving.store(name);
          setAsking(null);
        }}
        open={asking === 'name'}
      />
      <NamesDialog
        onAdd={(added) => {
          setDraft(withRule(draft, added));
          setAsking(null);
        }}
        onClose={() => setAsking(null)}
        open={asking === 'names'}
        table={table}
      />
      <ConflictDialog
        aliases={aliases}
        conflict={saving.conflict}
        onClose={saving.forget}
        onTakeMine={() => filter && saving.conflict && void saving.change(filter, saving.conflict.stored.revision)}
        onTakeTheirs={() => {
          if (saving.conflict) setDraft(draftOf(saving.conflict.stored.rule));
          saving.forget();
          if (saving.conflict) onSaved(saving.conflict.stored as SavedFilter);
        }}
      />
    </div>
  );
}
