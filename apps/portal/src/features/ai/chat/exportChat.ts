import { formatTime } from '../../../shared/format/format.ts';
import type { ConversationDetail, Message } from '../api.ts';
import { aiText as text } from '../ai.text.ts';
import { labelOf } from './MessageItem.tsx';

const sourcesOf = ({ citations, unverified }: Message): string[] => [
  ...citations.map(({ number, source_title, title }) => `[${number}] ${source_title} · ${title}`),
  ...unverified.map((source) => `${text.unverified}：${source}`),
];

/** The conversation as Markdown; each answer keeps who wrote it and what it rests on. */
const chatMarkdown = ({ items, title }: ConversationDetail): string =>
  [
    `# ${title}`,
    `> ${text.exportNote}`,
    ...items.map((item) =>
      item.role === 'user'
        ? `## ${text.you} · ${formatTime(item.created_at)}\n\n${item.text}`
        : [`## ${labelOf(item)}`, item.text, sourcesOf(item).join('\n')].filter(Boolean).join('\n\n'),
    ),
  ].join('\n\n');

/** Saves the conversation as a file. */
export function exportChat(conversation: ConversationDetail): void {
  const address = URL.createObjectURL(new Blob([chatMarkdown(conversation)], { type: 'text/markdown' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${conversation.title.replaceAll(/[\\/:*?"<>|]/g, '_')}.md`;
  link.click();
  URL.revokeObjectURL(address);
}
