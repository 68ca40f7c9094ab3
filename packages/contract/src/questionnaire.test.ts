import { expect, it } from 'vitest';
import { answerProblems, askedQuestions, isAnswered, keptAnswers, type Question } from './questionnaire.ts';

const plain: Omit<Question, 'id' | 'type'> = {
  title: '问',
  help: '',
  required: true,
  options: [],
  rows: [],
  most: 0,
  length: 20,
  scale: null,
  show_if: null,
};
const yesNo = [
  { value: 'yes', label: '是' },
  { value: 'no', label: '否' },
];
const questions: Question[] = [
  { ...plain, id: 'used', type: 'single', options: yesNo },
  {
    ...plain,
    id: 'score',
    type: 'scale',
    scale: { min: 1, max: 5, low: '', high: '' },
    show_if: { question: 'used', any: ['yes'] },
  },
  { ...plain, id: 'why', type: 'text', show_if: { question: 'score', any: ['1', '2'] } },
  {
    ...plain,
    id: 'omics',
    type: 'multiple',
    required: false,
    most: 2,
    options: ['a', 'b', 'c'].map((value) => ({ value, label: value })),
  },
  {
    ...plain,
    id: 'parts',
    type: 'matrix',
    options: yesNo,
    rows: [
      { value: 'r1', label: '一' },
      { value: 'r2', label: '二' },
    ],
  },
];
const idsOf = (answers: Parameters<typeof askedQuestions>[1]) => askedQuestions(questions, answers).map(({ id }) => id);

it('asks the questions that follow from the answers, and none that follow from a hidden question', () => {
  expect(idsOf({})).toEqual(['used', 'omics', 'parts']);
  expect(idsOf({ used: 'yes', score: 2 })).toEqual(['used', 'score', 'why', 'omics', 'parts']);
  expect(idsOf({ used: 'no', score: 2 })).toEqual(['used', 'omics', 'parts']);
});

it('names every question that keeps the form from being sent', () => {
  expect(
    answerProblems(questions, { used: 'yes', score: 1, why: ' ', omics: ['a', 'b', 'c'], parts: { r1: 'yes' } }),
  ).toEqual([
    { question: 'why', message: '请填写' },
    { question: 'omics', message: '最多选 2 项' },
    { question: 'parts', message: '还有 1 行没有选择' },
  ]);
  expect(answerProblems(questions, { used: 'maybe', parts: { r1: 'yes', r2: 'no' } })).toEqual([
    { question: 'used', message: '答案不在选项中，请重新选择' },
  ]);
  expect(answerProblems(questions, { used: 'no', parts: { r1: 'yes', r2: 'no' } })).toEqual([]);
});

it('keeps a half-filled table, and drops answers to questions that do not exist', () => {
  const kept = keptAnswers(questions, { used: 'no', score: 3, omics: ['x'], parts: { r1: 'yes' }, gone: 'x' });
  expect(kept).toEqual({ used: 'no', parts: { r1: 'yes' } });
  expect(isAnswered(questions[4]!, kept['parts'])).toBe(false);
});
