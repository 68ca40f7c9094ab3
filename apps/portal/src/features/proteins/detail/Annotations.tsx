import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Table, type Column } from '@panome/ui/table';
import { HostLink } from '../../../shared/reference/index.ts';
import { mostRows, OnlyFirst } from './OnlyFirst.tsx';
import { detailText as text, topicText } from './detail.text.ts';
import type { Detail } from './Facts.tsx';

type Go = Detail['go'][number];
type Xref = Detail['xrefs'][number];
const aspects: Readonly<Record<string, string>> = text.aspects;

const goColumns: readonly Column<Go>[] = [
  { id: 'aspect', header: text.type, cell: ({ aspect }) => aspects[aspect] ?? aspect, width: 110 },
  { id: 'id', header: text.goId, cell: ({ id }) => id, width: 120 },
  { id: 'name', header: text.goName, cell: ({ name }) => name || text.noName },
  { id: 'evidence', header: text.goEvidence, cell: ({ evidence }) => evidence, width: 160 },
  { id: 'source', header: text.goSource, cell: ({ source }) => source, width: 160 },
];
const xrefColumns: readonly Column<Xref>[] = [
  { id: 'db', header: text.database, cell: ({ db }) => db, width: 140, sortValue: ({ db }) => db },
  {
    id: 'id',
    header: text.id,
    cell: ({ host, id, url }) => (url ? <HostLink host={host} title={id} url={url} /> : id),
    text: ({ id }) => id,
  },
  { id: 'extra', header: text.extra, cell: ({ extra }) => extra },
];

/** Comments, GO terms and references to other databases. */
export const Annotations = ({ detail: { comments, go, xrefs } }: { readonly detail: Detail }) => (
  <>
    {comments.length > 0 && (
      <Card title={text.comments}>
        <Descriptions
          columns={1}
          items={comments.map(({ evidence, text: words, topic }, at) => ({
            label: `${topicText[topic] ?? topic}${comments.findIndex((one) => one.topic === topic) < at ? ` ${at + 1}` : ''}`,
            value: `${words}${evidence.length > 0 ? `（${text.evidence(evidence.length)}）` : ''}`,
          }))}
        />
      </Card>
    )}
    {go.length > 0 && (
      <Card title={text.go}>
        <Table
          columns={goColumns}
          density="compact"
          label={`${text.go}列表`}
          rowKey={({ evidence, id, source }) => `${id} ${evidence} ${source}`}
          rows={go.slice(0, mostRows)}
        />
        <OnlyFirst of={go} />
      </Card>
    )}
    {xrefs.length > 0 && (
      <Card title={text.xrefs}>
        <Table
          columns={xrefColumns}
          density="compact"
          label={`${text.xrefs}列表`}
          rowKey={({ db, extra, id }) => `${db} ${id} ${extra}`}
          rows={xrefs.slice(0, mostRows)}
        />
        <OnlyFirst of={xrefs} />
      </Card>
    )}
  </>
);
