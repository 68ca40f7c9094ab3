import { sampleGroups, sampleKindNames, sampleStateNames } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Tabs, TabsList, TabsPanel, TabsTab } from '@panome/ui/tabs';
import { Plus } from 'lucide-react';
import { lazy } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Allowed } from '../../../shared/access/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { samplesText } from '../samples.text.ts';
import { useFormActs } from '../useFormActs.ts';
import { FormList } from './FormList.tsx';

const { progress, return: text, tabs } = samplesText;
const EditorPage = lazy(() => import('../editor/EditorPage.tsx').then(({ Page: Editor }) => ({ default: Editor })));
const sentKinds = sampleKindNames.filter((kind) => kind !== 'return');
const sentStates = sampleStateNames.filter((state) => state !== 'draft');
const returnStates = sampleStateNames.filter((state) => state !== 'checked');

/** 返样单: what is to be sent back, and how far all samples are; or the editor of the form that the address names. */
export function Page() {
  const [query] = useSearchParams();
  return query.has('id') ? <EditorPage /> : <Returns />;
}

function Returns() {
  const acts = useFormActs();
  const [query, setQuery] = useSearchParams();
  const create = (
    <Allowed call="sampleFormStore">
      <Button
        icon={<Plus aria-hidden size={16} strokeWidth={1.5} />}
        loading={acts.busy}
        onClick={() => acts.create('return')}
        variant="primary"
      >
        {text.create}
      </Button>
    </Allowed>
  );
  return (
    <PageBody>
      <PageHeader actions={create} description={text.hint} title={text.title} />
      <Tabs
        onValueChange={(tab) => setQuery(tab === 'progress' ? { tab } : {}, { replace: true })}
        value={query.get('tab') === 'progress' ? 'progress' : 'return'}
      >
        <TabsList label={tabs}>
          <TabsTab value="return">{text.title}</TabsTab>
          <TabsTab value="progress">{progress.tab}</TabsTab>
        </TabsList>
        <TabsPanel value="return">
          <FormList
            acts={acts}
            empty={{ title: text.empty, description: text.emptyHint }}
            group="return"
            kinds={sampleGroups.return}
            label={text.list}
            states={returnStates}
          />
        </TabsPanel>
        <TabsPanel value="progress">
          <FormList
            acts={acts}
            empty={{ title: progress.empty, description: progress.emptyHint }}
            kinds={sentKinds}
            label={progress.list}
            sent
            states={sentStates}
          />
        </TabsPanel>
      </Tabs>
    </PageBody>
  );
}
