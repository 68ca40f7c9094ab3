import { expect, it } from 'vitest';
import { faqMatches } from './faqMatches.ts';

const faq = [
  { group: '文件', question: '上传有大小限制吗？', answer: '<p>断点续传支持 <b>5 GB</b></p>' },
  { group: '账号', question: '忘记密码？', answer: '<p>找回</p>' },
  { group: '文件', question: '支持哪些格式？', answer: '<p>CSV</p>' },
];
const found = (search: string) => faqMatches(faq, search).map(({ name, questions }) => [name, questions.length]);

it('keeps the groups in their order', () =>
  expect(found('')).toEqual([
    ['文件', 2],
    ['账号', 1],
  ]));
it('wants every word, anywhere in question or answer', () => {
  expect(found('文件 gb')).toEqual([['文件', 1]]);
  expect(found('密码 csv')).toEqual([]);
});
it('does not search the markup', () => expect(found('<p>')).toEqual([]));
