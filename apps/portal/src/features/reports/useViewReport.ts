import { useState } from 'react';
import { call } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { reportText as text } from './report.text.ts';

/** Opens the made file of a report in a new tab, which knows nothing of the portal. */
export function useViewReport() {
  const tell = useTell();
  const [opening, setOpening] = useState(false);
  const view = async (id: string) => {
    setOpening(true);
    try {
      const { url } = await call('reportViewUrl', { id });
      window.open(url, '_blank', 'noopener');
    } catch (error) {
      tell.failed(error, text.viewFailed);
    }
    setOpening(false);
  };
  return { view, opening };
}
