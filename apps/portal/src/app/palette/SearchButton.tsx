import { Search } from 'lucide-react';
import { frameDialogs } from '../frameDialogs.ts';
import * as styles from './SearchButton.css.ts';

const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Opens the search of everything; says the keys that do it, too. */
export const SearchButton = () => (
  <button
    aria-haspopup="dialog"
    aria-keyshortcuts={isApple ? 'Meta+K' : 'Control+K'}
    className={styles.button}
    onClick={() => frameDialogs.open('palette')}
    type="button"
  >
    <Search aria-hidden size={16} strokeWidth={1.5} />
    <span className={styles.word}>搜索</span>
    <kbd aria-hidden className={styles.keys}>
      {isApple ? '⌘K' : 'Ctrl K'}
    </kbd>
  </button>
);
