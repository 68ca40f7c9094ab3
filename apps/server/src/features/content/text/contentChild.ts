import { serveChild } from '../../../platform/child/serveChild.ts';
import { renderMarkdown, summaryOf } from '../../../platform/markup/renderMarkdown.ts';
import { questionList } from '../questionnaires/questionList.ts';
import type { ContentAnswer, ContentJob } from './contentJob.ts';
import { readYamlText } from './readYamlText.ts';

/** The list has no name of its own: `“0.title”` is the title of the first question. */
const inQuestion = (text: string): string =>
  text.replace(/“(\d+)(?:\.([^”]*))?”/, (_all, index: string, rest?: string) => {
    const name = `第 ${Number(index) + 1} 题`;
    return rest === undefined ? `${name}：` : `${name}的“${rest}”`;
  });

serveChild<ContentJob, ContentAnswer>(({ pictures, questions, text }) => {
  const known = new Set(pictures);
  const html = renderMarkdown(text, { picture: (address) => (known.has(address) ? address : null) });
  const read = questions.trim() === '' ? undefined : readYamlText(questions, questionList);
  return {
    html,
    summary: summaryOf(html),
    content: summaryOf(html, 2_000),
    asked: read?.ok ? read.value : [],
    faults: read && !read.ok ? read.faults.map((one) => ({ ...one, text: inQuestion(one.text) })) : [],
  };
});
