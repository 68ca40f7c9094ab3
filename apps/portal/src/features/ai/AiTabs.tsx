import { NavLink } from 'react-router-dom';
import * as styles from './Ai.css.ts';
import { aiText as text } from './ai.text.ts';

const pages = [
  ['/ai-bot/chat', text.chat],
  ['/ai-bot/plot', text.plot],
  ['/ai-bot/crawler', text.crawler],
] as const;

/** The three pages of the assistant. */
export function AiTabs() {
  return (
    <nav aria-label={text.pages} className={styles.tabs}>
      {pages.map(([path, title]) => (
        <NavLink className={styles.tab} key={path} to={path}>
          {title}
        </NavLink>
      ))}
    </nav>
  );
}
