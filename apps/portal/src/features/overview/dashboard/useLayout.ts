import { usualLayout, type WorkbenchLayout } from '@panome/contract/workbench';
import { useRef } from 'react';
import { call, useCall } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { dashboardText as text } from './dashboard.text.ts';

/**
 * The arrangement of the account. A change is seen at once and kept in the order of the changes; one that cannot be kept
 * is taken back in words.
 */
export function useLayout() {
  const tell = useTell();
  const answer = useCall('dashboardDetail', {}, { revalidateOnFocus: false });
  const { mutate } = answer;
  const saving = useRef(Promise.resolve());

  const keep = (layout: WorkbenchLayout) => {
    void mutate(layout, { revalidate: false });
    saving.current = saving.current
      .then(() => call('dashboardStore', layout))
      .then(() => undefined)
      .catch((error: unknown) => {
        tell.failed(error, text.failed);
        void mutate();
      });
  };
  const reset = () => {
    const before = answer.data;
    keep(usualLayout);
    tell.done(text.wasReset, before ? { action: { label: text.undo, onClick: () => keep(before) } } : {});
  };
  return { ...answer, keep, reset };
}
