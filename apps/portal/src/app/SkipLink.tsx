import * as styles from './MainLayout.css.ts';

/** Past the menus, for the keyboard. The hash belongs to the router, so the focus is moved by hand. */
export const SkipLink = () => (
  <a
    className={styles.skip}
    href="#main"
    onClick={(event) => {
      event.preventDefault();
      document.getElementById('main')?.focus();
    }}
  >
    跳到主要内容
  </a>
);
