import { dataRowsOf, openTable, pageOf } from '@panome/analysis/ingest';
import { recordOf, type ReadRecord } from './record.ts';

/** What columns are called, in plain lower case. */
const columns = {
  title: ['title', '题名', '标题', '篇名', '文章标题', 'articletitle'],
  authors: ['authors', 'author', '作者', '作者姓名'],
  year: ['year', 'publicationyear', '年', '年份', '发表年份', '出版年', 'pubdate', 'date'],
  journal: ['journal', 'source', 'sourcetitle', 'journalbook', '期刊', '来源', '刊名', '文献来源'],
  abstract: ['abstract', '摘要', 'summary'],
  doi: ['doi'],
  pmid: ['pmid', 'pubmedid'],
  keywords: ['keywords', 'authorkeywords', 'keyword', '关键词', '关键字'],
} as const;
type Name = keyof typeof columns;

const plain = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s_\-/.()（）]/gu, '');

/** A table with one record a row, known by its headings; `undefined` when it has no column of titles. */
export async function csvRecords(bytes: Buffer, name: string, most: number): Promise<ReadRecord[] | undefined> {
  const table = await openTable({ bytes, name });
  const page = pageOf(dataRowsOf(table), { offset: 0, limit: most, columnOffset: 0, columnLimit: 200 });
  const header = page.columns.map(plain);
  const placeOf = (wanted: Name) =>
    header.findIndex((heading) => (columns[wanted] as readonly string[]).includes(heading));
  if (placeOf('title') < 0) return undefined;
  return page.rows.map((row, at) => {
    const get = (wanted: Name) => row[placeOf(wanted)] ?? '';
    return recordOf({
      line: page.lines[at] ?? at + 2,
      title: get('title'),
      // “Li, M.; Wang, X.” has commas within its names.
      authors: get('authors').split(/[;；]/).length > 1 ? get('authors').split(/[;；]/) : get('authors').split(/[,，]/),
      year: get('year'),
      journal: get('journal'),
      abstract: get('abstract'),
      doi: get('doi'),
      pmid: get('pmid'),
      keywords: get('keywords').split(/[;；,，]/),
    });
  });
}
