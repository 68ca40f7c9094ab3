import { calls, type AiReview, type Envelope, type LiteratureRecord } from '@panome/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../testing/buildTestApp.ts';
import { sendForm } from '../../testing/sendForm.ts';
import { bibtex, csv, nbib, pubmedXml, ris } from './testing/files.ts';

let test: TestApp;
let token: string;
beforeAll(async () => {
  test = await buildTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  ({ token } = await test.buildUser());
});

type Imported = {
  readonly format: string;
  readonly added: number;
  readonly known: number;
  readonly refused: number;
  readonly problems: { line: number }[];
};
const send = (name: string, content: string) => sendForm(test, calls.literatureImport, { token, name, content });
const add = async (name: string, content: string): Promise<Imported> =>
  (await send(name, content)).json<Envelope<Imported>>().content.data;
const list = (input: object = {}, as = token) =>
  test.data<LiteratureRecord[]>(calls.literatureList, { token: as, input });

describe('literature', () => {
  it.each<[string, string, string, Partial<LiteratureRecord>]>([
    [
      'a.ris',
      ris,
      'ris',
      {
        title: 'Gut microbiota and insulin resistance',
        year: 2021,
        doi: '10.1000/gut.1',
        authors: ['Li, Ming', 'Wang, Xue'],
      },
    ],
    [
      'a.txt',
      nbib,
      'nbib',
      {
        title: 'Diet changes the gut microbiota within days',
        pmid: '12345678',
        doi: '10.1000/cell.2',
        journal: 'Cell',
      },
    ],
    [
      'a.bib',
      bibtex,
      'bibtex',
      { title: 'Metabolomics of T2D', authors: ['Müller, Anna', 'Gonçalves, P.'], year: 2020 },
    ],
    [
      'a.xml',
      pubmedXml,
      'pubmed-xml',
      {
        title: 'Bile acids and FXR signalling',
        doi: '10.1000/nat.4',
        pmid: '23456789',
        authors: ['Chen, Yu'],
        abstract: 'Bile acids <50 uM activated FXR in mice.',
      },
    ],
    ['a.csv', csv, 'csv', { title: '肠道菌群与肥胖的关系', authors: ['张三', '李四'], keywords: ['肠道菌群', '肥胖'] }],
  ])('reads %s', async (name, content, format, record) => {
    expect(await add(name, content)).toMatchObject({ format, added: 1 });
    expect((await list())[0]).toMatchObject(record);
  });

  it('names records that it cannot use, keeps each once, and adds what one lacked', async () => {
    expect(await add('a.ris', ris)).toMatchObject({ added: 1, known: 0, refused: 1, problems: [{ line: 14 }] });
    const poor = 'TY  - JOUR\nTI  - Gut Microbiota and insulin resistance.\nPY  - 2021\nAN  - 34567890\nER  -\n';
    expect(await add('b.ris', poor)).toMatchObject({ added: 0, known: 1 });
    expect(await list()).toMatchObject([{ pmid: '34567890', doi: '10.1000/gut.1' }]);
  });

  it.each([
    ['a.exe', 'MZ', '请选择 RIS、BibTeX、NBIB、PubMed XML 或 CSV 文件'],
    ['a.csv', 'x,y\n1,2\n', '没有认出文献：支持 RIS、BibTeX、NBIB、PubMed XML，以及含“标题”列的 CSV'],
    [
      'a.xml',
      '<!DOCTYPE x [<!ENTITY a "b">]><x>&a;</x>',
      'XML 不能读取：含有不允许的 DOCTYPE 声明。请从 PubMed 重新导出',
    ],
  ])('%s is refused in words', async (name, content, words) => {
    const answer = await send(name, content);
    expect([answer.statusCode, answer.json<Envelope<null>>().showMsg]).toEqual([400, words]);
    expect(await list()).toEqual([]);
  });

  it('is searched by every word, and is of one account', async () => {
    await add('a.ris', ris);
    await add('a.csv', csv);
    expect(await list({ search: 'akkermansia gut' })).toHaveLength(1);
    expect(await list({ search: '菌群 肥胖' })).toHaveLength(1);
    expect(await list({ search: '%' })).toHaveLength(0);
    const { token: other } = await test.buildUser();
    expect(await list({}, other)).toEqual([]);
    const [{ id }] = (await list()) as [LiteratureRecord];
    expect(await test.data(calls.literatureDelete, { token: other, input: { ids: id } })).toEqual({ deleted: 0 });
    expect(await test.data(calls.literatureDelete, { token, input: { ids: id } })).toEqual({ deleted: 1 });
  });
});

describe('a review', () => {
  const write = (input: object) => test.call(calls.aiReviewStore, { token, input });

  it('says nothing of its own: every sentence stands in the abstract of its source', async () => {
    for (const [name, content] of [
      ['a.ris', ris],
      ['b.txt', nbib],
      ['c.bib', bibtex],
      ['d.xml', pubmedXml],
    ] as const)
      await add(name, content);
    const records = await list();
    const review = (await write({ question: 'gut microbiota insulin resistance', ids: [] })).json<Envelope<AiReview>>()
      .content.data;
    const plain = (text: string) => text.replaceAll(/\s+/g, ' ');
    expect(review.sections.flatMap(({ sentences }) => sentences).length).toBeGreaterThan(2);
    for (const { sentences } of review.sections)
      for (const { number, text } of sentences) {
        const source = review.list.find((one) => one.number === number)!;
        expect(plain(records.find(({ id }) => id === source.id)!.abstract)).toContain(text);
      }
    expect(review.sections.map(({ theme }) => theme)).toContain('insulin resistance');
    // Bile acids are not what was asked for.
    expect(review.list.map(({ pmid }) => pmid)).not.toContain('23456789');
  });

  it('of chosen records quotes each, or says why not; and refuses when there is nothing to quote', async () => {
    await add('a.csv', csv);
    await add('b.ris', 'TY  - JOUR\nTI  - 没有摘要的文献\nER  -\n');
    const ids = (await list()).map(({ id }) => id);
    const review = (await write({ question: '与题目无关', ids })).json<Envelope<AiReview>>().content.data;
    expect(review.list.map(({ title }) => title)).toEqual(['肠道菌群与肥胖的关系']);
    expect(review.left_out).toEqual([{ title: '没有摘要的文献', why: '没有摘要' }]);
    const refused = await write({ question: '量子计算', ids: [] });
    expect(refused.json<Envelope<null>>().showMsg).toContain('没有与这个主题相符的记录');
    const { token: other } = await test.buildUser();
    for (const call of [calls.aiReviewDetail, calls.aiReviewDelete])
      expect((await test.call(call, { token: other, input: { id: review.id } })).statusCode).toBe(404);
  });
});
