import { readXml } from '@panome/analysis/ingest';
import { InputError } from '@panome/analysis/model';
import { recordOf, type ReadRecord } from './record.ts';

type Draft = {
  title: string;
  abstract: string;
  journal: string;
  year: string;
  doi: string;
  pmid: string;
  authors: string[];
  keywords: string[];
};
const draft = (): Draft => ({
  title: '',
  abstract: '',
  journal: '',
  year: '',
  doi: '',
  pmid: '',
  authors: [],
  keywords: [],
});

const broken = (why: string) =>
  new InputError([
    { code: 'broken-xml', severity: 'error', what: `XML 不能读取：${why}`, remedy: '请从 PubMed 重新导出' },
  ]);

/** PubMed XML: one record for each `PubmedArticle`. A DOCTYPE that declares entities is refused. */
export async function pubmedRecords(bytes: Buffer): Promise<ReadRecord[]> {
  const records: ReadRecord[] = [];
  const path: string[] = [];
  let current: Draft | undefined;
  let text = '';
  let last = '';
  let attributes: Readonly<Record<string, string>> = {};
  const within = (name: string) => path.includes(name);

  const close = (name: string) => {
    const value = text.trim();
    if (!current || within('ReferenceList') || within('CommentsCorrectionsList')) return;
    if (name === 'ArticleTitle') current.title = value;
    else if (name === 'AbstractText') current.abstract += `${value} `;
    else if (name === 'Title' && within('Journal')) current.journal = value;
    else if (name === 'PMID' && current.pmid === '') current.pmid = value;
    else if ((name === 'Year' || name === 'MedlineDate') && within('PubDate')) current.year ||= value;
    else if (name === 'ArticleId' && attributes['IdType'] === 'doi') current.doi ||= value;
    else if (name === 'ELocationID' && attributes['EIdType'] === 'doi') current.doi ||= value;
    else if (name === 'LastName' || name === 'CollectiveName') last = value;
    else if (name === 'ForeName') last = `${last}, ${value}`;
    else if (name === 'Author' && last) current.authors.push(last);
    else if (name === 'Keyword' || name === 'DescriptorName') current.keywords.push(value);
  };
  const mixed = new Set(['ArticleTitle', 'AbstractText', 'Keyword']);

  await readXml(
    (async function* chunks() {
      yield bytes;
    })(),
    {
      open: (name, given) => {
        path.push(name);
        if (name === 'PubmedArticle') current = draft();
        if (name === 'Author') last = '';
        // Italics within a title are part of its text.
        if (path.slice(0, -1).some((one) => mixed.has(one))) return;
        attributes = given;
        text = '';
      },
      text: (piece) => {
        text += piece;
      },
      close: (name) => {
        if (!path.slice(0, -1).some((one) => mixed.has(one))) close(name);
        path.pop();
        if (name === 'PubmedArticle' && current) {
          records.push(recordOf({ line: records.length + 1, ...current }));
          current = undefined;
        }
      },
    },
    { broken, named: true },
  );
  return records;
}
