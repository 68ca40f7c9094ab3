import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { groupColors } from '../../../group-scheme-editor/index.ts';
import { Allowed } from '../../../access/index.ts';
import { useCall } from '../../../api/index.ts';
import { SaveScheme } from '../../../schemes/index.ts';
import { isOwnFile } from '../../form/toolForm.ts';
import { resultText } from '../result.text.ts';
import { useContinue } from '../tables/useContinue.ts';
import { viewIn } from '../tables/tableView.ts';
import * as styles from './Linked.css.ts';
import { useLinkedSelection } from './LinkedSelection.tsx';
import { partsOf, schemeOfSelected, type Linked, type LinkedOrigin } from './linkedState.ts';

type LinkedBarProps = {
  /** Where groups of selected samples are kept; of a result that has none here, at the file of the user's own. */
  readonly projectId?: string | undefined;
};

/** What is selected on the page, and what can be done with it; nothing is drawn while nothing is. */
export function LinkedBar({ projectId = '' }: LinkedBarProps) {
  const text = useText(resultText);
  const linked = useLinkedSelection();
  if (!linked?.origin) return null;
  const { samples, others } = partsOf(linked);
  const { label } = linked.origin;
  const words = text.linked(samples.length, others);
  return (
    <div aria-label={words} className={styles.bar} role="group">
      <Text role="status" weight="strong">
        {words}
      </Text>
      {label && (
        <Allowed call="taskStoreChartSettings">
          <Button onClick={() => label(linked.ids)} size="small" variant="quiet">
            {text.linkedLabel}
          </Button>
        </Allowed>
      )}
      {linked.origin.in === 'chart' && <KeepNames ids={linked.ids} origin={linked.origin} />}
      {samples.length > 0 && <GroupSelected linked={linked} origin={linked.origin} projectId={projectId} />}
      <Button onClick={linked.clear} size="small" variant="quiet">
        {text.linkedClear}
      </Button>
    </div>
  );
}

/** As many names as a list may have. */
const longest = 10_000;

type KeepNamesProps = { readonly ids: readonly string[]; readonly origin: LinkedOrigin };

function KeepNames({ ids, origin: { document, missionId, table } }: KeepNamesProps) {
  const text = useText(resultText);
  const view = viewIn(new URLSearchParams({ table }), document.tables);
  const { busy, keep } = useContinue(missionId, view, ids);
  if (view.table !== table || ids.length > longest) return null;
  return (
    <Allowed call="taskStoreResult">
      <Button loading={busy} onClick={() => void keep('first')} size="small" variant="quiet">
        {text.keepList}
      </Button>
    </Allowed>
  );
}

type GroupSelectedProps = {
  readonly linked: Linked;
  readonly origin: LinkedOrigin;
  readonly projectId: string;
};

const once = { revalidateOnFocus: false, shouldRetryOnError: false } as const;

function GroupSelected({ linked, origin, projectId }: GroupSelectedProps) {
  const text = useText(resultText);
  const { data } = useCall('taskDetail', projectId === '' ? { id: origin.missionId } : null, once);
  const file = data?.form?.inputs.matrix?.file_id ?? '';
  const place =
    projectId !== '' ? { project_id: projectId } : file !== '' && isOwnFile(file) ? { file_id: file } : null;
  const { groups } = origin.document;
  const words = { selected: text.linkedGroup, others: text.linkedOthers, former: text.linkedFormer };
  const scheme = groups && schemeOfSelected(groups, partsOf(linked).samples, words, [groupColors[0]!, groupColors[1]!]);
  return place && scheme ? <SaveScheme label={text.linkedScheme} place={place} scheme={scheme} /> : null;
}
