import { Button } from '@panome/ui/button';
import { Link } from 'react-router-dom';
import { useTitleFocus } from '../../shared/page/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import * as styles from './Home.css.ts';
import { homeText } from './home.text.ts';

/** One sentence, one way in. */
export function Hero({ loggedIn }: { loggedIn: boolean }) {
  const heading = useTitleFocus(homeText.title);
  const start = loggedIn ? toolListPath : `/user/login?redirect=${encodeURIComponent(toolListPath)}`;
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <h1 className={styles.claim} ref={heading} tabIndex={-1}>
          {homeText.claim}
        </h1>
        <p className={styles.detail}>{homeText.detail}</p>
        <div className={styles.actions}>
          <Button asChild size="large" variant="primary">
            <Link to={start}>{homeText.start}</Link>
          </Button>
          <Button asChild size="large">
            <Link to={loggedIn ? '/data-collection/file-store' : toolListPath}>{loggedIn ? homeText.upload : homeText.browse}</Link>
          </Button>
        </div>
      </div>
    </header>
  );
}
