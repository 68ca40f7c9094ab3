import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Heading } from '@panome/ui/heading';
import { Inline } from '@panome/ui/inline';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { TextField } from '@panome/ui/text-field';
import { Allowed, useMay } from '../access/index.ts';
import { useCall } from '../api/index.ts';
import { alikeSamples, aliasesText, namedByScheme, SampleAliases } from './aliases/index.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ContrastList } from './ContrastList.tsx';
import { followRenames } from './followRenames.ts';
import { GuardPanel } from './GuardPanel.tsx';
import { SchemeBoards } from './SchemeBoards.tsx';
import type { GroupScheme, SchemeKind, SchemePlace, StoredScheme } from './schemeTypes.ts';
import * as styles from './Schemes.css.ts';
import { schemesText as text } from './schemes.text.ts';
import { useGuard } from './useGuard.ts';
import { useSchemeEditor, type Edited } from './useSchemeEditor.ts';

type SchemeEditorProps = {
  /** Where a new scheme is kept. */
  readonly place: SchemePlace;
  /** What the editor begins with. */
  readonly edited: Edited;
  /** Every sample of the tables of the place. */
  readonly samples: readonly string[];
  /** Where the groups of a new scheme come from, in words. */
  readonly origin?: string | undefined;
  readonly onSaved: (scheme: StoredScheme) => void;
  readonly onClose: () => void;
};

const kinds = (['general', 'micro'] as const).map((value) => ({
  value,
  label: text.kinds[value],
  help: text.kindHelp[value],
}));
const most = 60;
const once = { revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false };

/** Groups, factors and contrasts of a scheme with what they allow beside them. */
export function SchemeEditor({ edited, onClose, onSaved, origin, place, samples }: SchemeEditorProps) {
  const editor = useSchemeEditor({ place, edited, onSaved });
  const { base, content } = editor;
  const { contrasts, kind, name, scheme } = content;
  const guard = useGuard(place, content);
  const spreads = useCall('sampleGroupProgramSpread', place, once).data ?? [];
  const may = useMay();
  const readOnly = base !== null && (!base.can.update || !may('sampleGroupProgramUpdate'));
  // Samples that no table has any more stay visible, so that they can be taken out.
  const all = [
    ...new Set([
      ...namedByScheme(samples, scheme.aliases),
      ...scheme.groups.flatMap((group) => group.samples),
      ...scheme.excluded,
    ]),
  ];
  const setScheme = (next: GroupScheme) => {
    editor.change({ scheme: next, contrasts: [...followRenames(scheme.groups, next.groups, contrasts)] });
  };
  const alike = alikeSamples(samples, scheme);
  const hasBatch = scheme.factors.some((factor) => factor.name === text.batch);
  return (
    <div className={styles.editor}>
      <Stack space="xlarge">
        <div className={styles.head}>
          <TextField
            error={editor.nameError}
            help={origin}
            label={text.name}
            maxLength={most}
            onValueChange={(value) => editor.change({ name: value })}
            placeholder={text.namePlaceholder}
            required
            value={name}
          />
          <Select
            label={text.kind}
            onValueChange={(value) => editor.change({ kind: value as SchemeKind })}
            options={kinds}
            value={kind}
          />
        </div>
        {readOnly && <Callout>{text.readOnly}</Callout>}
        <SchemeBoards kind={kind} onChange={setScheme} samples={all} scheme={scheme} />
        {(alike.length > 0 || (scheme.aliases ?? []).length > 0) && (
          <Stack space="medium">
            <Stack space="xsmall">
              <Heading level={3} size="section">
                {aliasesText.title}
              </Heading>
              <Text size="secondary" tone="subtle">
                {aliasesText.help}
              </Text>
            </Stack>
            <SampleAliases alike={alike} onChange={setScheme} scheme={scheme} />
          </Stack>
        )}
        <Stack space="medium">
          <Stack space="xsmall">
            <Heading level={3} size="section">
              {text.contrasts}
            </Heading>
            <Text size="secondary" tone="subtle">
              {text.contrastsHelp}
            </Text>
          </Stack>
          <ContrastList
            contrasts={contrasts}
            groups={scheme.groups.map((group) => group.name)}
            onChange={(next) => editor.change({ contrasts: next })}
          />
        </Stack>
      </Stack>
      <GuardPanel
        guard={guard}
        spreads={spreads}
        onAddBatch={
          hasBatch
            ? undefined
            : () => setScheme({ ...scheme, factors: [...scheme.factors, { name: text.batch, values: {} }] })
        }
      />
      <div className={styles.buttons}>
        {editor.failure && <Callout tone="danger">{editor.failure}</Callout>}
        <Inline>
          {!readOnly && (
            <Button loading={editor.saving} onClick={() => void editor.save()} variant="primary">
              {text.save}
            </Button>
          )}
          {base && (
            <Allowed call="sampleGroupProgramStore">
              <Button
                loading={readOnly && editor.saving}
                onClick={() => void editor.saveCopy()}
                variant={readOnly ? 'primary' : 'secondary'}
              >
                {text.saveCopy}
              </Button>
            </Allowed>
          )}
          <Button onClick={onClose} variant="quiet">
            {text.cancel}
          </Button>
        </Inline>
      </div>
      <ConflictDialog
        conflict={editor.conflict}
        onClose={editor.closeConflict}
        onKeepMine={editor.keepMine}
        onTakeTheirs={editor.takeTheirs}
      />
    </div>
  );
}
