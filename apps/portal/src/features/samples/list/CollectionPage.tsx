import { sampleGroups, sampleKinds, sampleStateNames } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Plus } from 'lucide-react';
import { Allowed } from '../../../shared/access/index.ts';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import { samplesText } from '../samples.text.ts';
import { useFormActs } from '../useFormActs.ts';
import { FormList } from './FormList.tsx';

const text = samplesText.collection;

/** 信息收集表: the forms of all families. */
export function Page() {
  const acts = useFormActs();
  const create = (
    <Allowed call="sampleFormStore">
      <Menu>
        <MenuTrigger>
          <Button icon={<Plus aria-hidden size={16} strokeWidth={1.5} />} loading={acts.busy} variant="primary">
            {text.create}
          </Button>
        </MenuTrigger>
        <MenuContent align="end">
          {sampleGroups.collection.map((kind) => (
            <MenuItem key={kind} onSelect={() => acts.create(kind)}>
              {sampleKinds[kind]}
            </MenuItem>
          ))}
        </MenuContent>
      </Menu>
    </Allowed>
  );
  return (
    <PageBody>
      <PageHeader actions={create} description={text.hint} title={text.title} />
      <FormList
        acts={acts}
        empty={{ title: text.empty, description: text.emptyHint }}
        group="collection"
        kinds={sampleGroups.collection}
        label={text.list}
        states={sampleStateNames}
      />
    </PageBody>
  );
}
