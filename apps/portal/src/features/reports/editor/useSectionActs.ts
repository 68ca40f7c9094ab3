import { useState } from 'react';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { Section } from '../api.ts';
import { editorText as text } from './editor.text.ts';
import { labelsOf, moved } from './sections.ts';
import type { ReportDraft } from './useReportDraft.ts';

export type SectionActs = ReturnType<typeof useSectionActs>;

/** How a section is called where there is room for a few words. */
export function nameOf(section: Section, label: string | undefined): string {
  const title = section.title || section.note.trim().slice(0, 30);
  if (section.kind === 'methods') return section.title || text.kinds.methods;
  return [label, title || text.noTitle].filter(Boolean).join(' ');
}

const elementId = (id: string) => `section-${id}`;

/** What can be done with the sections of a draft. */
export function useSectionActs(draft: ReportDraft) {
  const tell = useTell();
  const [said, setSaid] = useState('');
  const list = () => draft.get().content.sections;
  const put = (sections: Section[]) => draft.change({ sections });
  const named = (section: Section) => nameOf(section, labelsOf(list())[section.id]);
  const edit = (id: string, change: Partial<Section>) =>
    put(list().map((one) => (one.id === id ? ({ ...one, ...change } as Section) : one)));

  return {
    /** The last move in words, for who does not see it. */
    said,
    elementId,
    edit,
    add: (sections: readonly Section[]) => {
      put([...list(), ...sections]);
      tell.done(text.added(sections.length));
    },
    move: (section: Section, to: number) => {
      const name = named(section);
      const next = moved(list(), section.id, to);
      put(next);
      setSaid(text.movedTo(name, next.findIndex(({ id }) => id === section.id) + 1, next.length));
    },
    remove: (section: Section) => {
      const at = list().indexOf(section);
      put(list().filter(({ id }) => id !== section.id));
      const undo = () => put(list().toSpliced(at, 0, section));
      tell.done(text.removed(named(section)), { action: { label: text.undo, onClick: undo } });
    },
    goTo: ({ id }: Section) => {
      const element = document.getElementById(elementId(id));
      element?.scrollIntoView({ block: 'start' });
      element?.querySelector<HTMLElement>('input, textarea')?.focus({ preventScroll: true });
    },
    /** Takes the settings that the chart has on the result page now. */
    refreshSettings: async (section: Extract<Section, { kind: 'chart' }>) => {
      try {
        const { chart_settings } = await call('taskResult', { id: section.task_id });
        edit(section.id, { settings: chart_settings[section.chart] ?? {} });
        tell.done(text.settingsDone);
      } catch (error) {
        tell.failed(error);
      }
    },
  };
}
