export { testGroupWords } from './testGroupWords.ts';
