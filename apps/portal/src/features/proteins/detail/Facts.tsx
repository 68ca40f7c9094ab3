import type { ResponseOf } from '@panome/contract/client';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { statusOf } from '../proteinColumns.tsx';
import { existenceText } from '../proteins.text.ts';
import { detailText as text } from './detail.text.ts';

export type Detail = ResponseOf<'proteinDetail'>;

/** What a protein is called, where it is from and how large it is. */
export const Facts = ({ detail }: { readonly detail: Detail }) => (
  <Card title={text.facts}>
    <Descriptions
      items={[
        { label: text.entryName, value: detail.entry_name },
        { label: text.status, value: statusOf(detail) },
        { label: text.genes, value: detail.genes.join('、') },
        { label: text.organism, value: detail.organism },
        { label: text.taxon, value: String(detail.taxon) },
        { label: text.length, value: `${text.residues(detail.length)}${detail.fragment ? `，${text.fragment}` : ''}` },
        { label: text.mass, value: detail.mass > 0 ? text.dalton(detail.mass) : '' },
        { label: text.existence, value: existenceText[detail.existence] },
        { label: text.ec, value: detail.ec.join('、') },
        { label: text.keywords, value: detail.keywords.join('、') },
        { label: text.otherNames, value: detail.other_names.map((name) => name.text).join('；') },
        { label: text.secondary, value: detail.secondary.join('、') },
        { label: text.lineage, value: detail.lineage.join(' › ') },
        { label: text.version, value: detail.entry_version },
        { label: text.checksum, value: detail.checksum },
      ]}
    />
  </Card>
);
