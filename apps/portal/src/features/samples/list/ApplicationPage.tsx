import { sampleGroups, sampleStateNames } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { samplesText } from '../samples.text.ts';
import { useFormActs } from '../useFormActs.ts';
import { FormList } from './FormList.tsx';

const text = samplesText.application;
// The rules of the form and the grid are only for who edits.
const EditorPage = lazy(() => import('../editor/EditorPage.tsx').then(({ Page: Editor }) => ({ default: Editor })));

/** 样本信息单: the list, or the editor of the form that the address names. */
export function Page() {
  const [query] = useSearchParams();
  return query.has('id') ? <EditorPage /> : <Applications />;
}

function Applications() {
  const acts = useFormActs();
  const create = (
    <Allowed call="sampleFormStore">
      <Button
        icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
        loading={acts.busy}
        onClick={() => acts.create('application')}
        variant="primary"
      >
        {text.create}
      </Button>
    </Allowed>
  );
  return (
    <PageBody>
      <PageHeader actions={create} description={text.hint} title={text.title} />
      <FormList
        acts={acts}
        empty={{ title: text.empty, description: text.emptyHint }}
        group="application"
        kinds={sampleGroups.application}
        label={text.list}
        states={sampleStateNames}
      />
    </PageBody>
  );
}
