import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Download } from 'lucide-react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Allowed } from '../../shared/access/index.ts';
import { download } from '../../shared/api/index.ts';
import { useListAddress } from '../../shared/list/index.ts';
import { PageBody, PageHeader, PageLinks, useTell } from '../../shared/page/index.ts';
import { useOpenRoute } from '../../shared/routing/routeContext.ts';
import { filters, narrowedOf, useFacets } from './api.ts';
import { ExperienceDrawer } from './ExperienceDrawer.tsx';
import { ExperienceList } from './ExperienceList.tsx';
import { experienceText as text } from './experience.text.ts';
import { kindAt, kindPages } from './kinds.ts';
import { SamplesCard } from './samples/SamplesCard.tsx';

/** Experience of one kind: what samples like one's own would give, and the rows behind it. */
export function Page() {
  const { path, title } = useOpenRoute();
  const kind = kindAt(path);
  const address = useListAddress(filters);
  const [query, setQuery] = useSearchParams();
  const navigate = useNavigate();
  const tell = useTell();
  const all = useFacets({ kind }).data;
  const id = query.get('id') ?? '';
  const pathOf = (one: string) => {
    const next = new URLSearchParams(query);
    next.set('id', one);
    return `?${next.toString()}`;
  };
  const close = () => setQuery((before) => new URLSearchParams([...before].filter(([name]) => name !== 'id')));
  const save = () =>
    download('productDbDownload', narrowedOf(kind, address.view)).catch((error: unknown) =>
      tell.failed(error, text.downloadFailed),
    );
  return (
    <PageBody>
      <PageHeader
        actions={
          <Allowed call="productDbDownload">
            <Button
              disabled={all?.all === 0}
              icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
              onClick={() => void save()}
            >
              {text.download}
            </Button>
          </Allowed>
        }
        description={text.descriptions[kind]}
        title={title}
      />
      <PageLinks label={text.pages} pages={Object.values(kindPages)} />
      {all && all.simulated > 0 && (
        <Callout title={text.simulatedTitle}>{text.simulated(all.simulated, all.all)}</Callout>
      )}
      {all && all.all > 0 && <SamplesCard key={kind} kind={kind} pathOf={pathOf} />}
      <ExperienceList address={address} kind={kind} onOpen={(one) => void navigate(pathOf(one))} pathOf={pathOf} />
      {id !== '' && <ExperienceDrawer id={id} key={id} onClose={close} pathOf={pathOf} />}
    </PageBody>
  );
}
