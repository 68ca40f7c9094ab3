import type { ContentKind, StaffContentFields } from '@panome/contract';
import type { ContentAnswer } from '../text/contentJob.ts';

/** Where a kind of content keeps what all kinds have. The table is named after the kind. */
export const columnsOf = {
  news: { begins: 'published_at', ends: 'ends_at', html: 'html' },
  notice: { begins: 'starts_at', ends: 'ends_at', html: 'content' },
  questionnaire: { begins: 'opens_at', ends: 'closes_at', html: 'intro' },
  message: { begins: 'sent_at', ends: 'ends_at', html: 'html' },
} as const satisfies Record<ContentKind, unknown>;

type Values = Readonly<Record<string, string | number | null>>;

/** The columns that follow from what was written. */
export function valuesOf(kind: ContentKind, fields: StaffContentFields, read: ContentAnswer): Values {
  const { link, minutes, news_kind, picture, pinned, summary, title } = fields;
  const { asked, content, html } = read;
  if (kind === 'news')
    return {
      title,
      summary: summary || read.summary,
      html,
      picture,
      jump_url: link,
      kind: news_kind,
      pinned: pinned ? 1 : 0,
    };
  if (kind === 'notice') return { title, content: html };
  if (kind === 'message') return { title, content, html, link };
  return { title, summary: read.summary, intro: html, minutes, questions: JSON.stringify(asked) };
}

/** What a new row needs besides; a draft has no period yet, and nobody sees the one that stands here. */
export function startOf(kind: ContentKind, now: number): Values {
  const { begins, ends } = columnsOf[kind];
  const more: Values = kind === 'questionnaire' ? { version: 1 } : kind === 'message' ? { sent: 0 } : {};
  return { [begins]: now, [ends]: kind === 'notice' ? now : null, ...more };
}
