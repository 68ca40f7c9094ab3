import { useNavigate } from 'react-router-dom';
import { mutate } from 'swr';
import { call } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { proteinPaths } from './paths.ts';
import { proteinText as text } from './proteins.text.ts';

type Change = { readonly add?: readonly string[]; readonly remove?: readonly string[]; readonly clear?: boolean };
const shown = ['proteinBasket', 'proteinDetail'];

/** Changes the basket, says how many are in it, and refreshes what shows it. */
export function useBasket() {
  const tell = useTell();
  const navigate = useNavigate();
  return async ({ add = [], clear = false, remove = [] }: Change): Promise<void> => {
    try {
      const { count } = await call('proteinBasketStore', { add: [...add], remove: [...remove], clear });
      await mutate((key) => Array.isArray(key) && shown.includes(String(key[0])));
      tell.done(text.inBasket(count), {
        action: { label: text.openBasket, onClick: () => void navigate(proteinPaths.list) },
      });
    } catch (error) {
      tell.failed(error, text.basketFailed);
    }
  };
}
