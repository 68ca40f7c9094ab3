import { useAlert } from '@panome/ui/alert-dialog';
import { call } from '../api/index.ts';
import { useTell } from '../page/index.ts';
import { changingSchemes } from './refreshSchemes.ts';
import type { SchemePlace, StoredScheme } from './schemeTypes.ts';
import { schemesText as text } from './schemes.text.ts';

/** Deletes a scheme after asking; for a moment it can be taken back. */
export function useRemoveScheme(place: SchemePlace) {
  const alert = useAlert();
  const tell = useTell();
  return async ({ contrasts, id, kind, name, scheme }: StoredScheme): Promise<void> => {
    const sure = await alert.confirm({
      title: text.removeTitle(name),
      description: text.removeHelp,
      action: text.remove,
      tone: 'danger',
    });
    if (!sure) return;
    const putBack = async () => {
      try {
        await changingSchemes(call('sampleGroupProgramStore', { ...place, contrasts, kind, name, scheme }));
      } catch (error) {
        tell.failed(error, text.saveFailed);
      }
    };
    try {
      await changingSchemes(call('sampleGroupProgramDelete', { id }));
      tell.done(text.removed(name), { undo: () => void putBack() });
    } catch (error) {
      tell.failed(error, text.removeFailed);
    }
  };
}
