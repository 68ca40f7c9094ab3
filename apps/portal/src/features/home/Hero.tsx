import { Button } from '@panome/ui/button';
import { Link } from 'react-router-dom';
import { useTitleFocus } from '../../shared/page/index.ts';
import { toolFormPath, toolListPath } from '../../shared/tasks/index.ts';
import * as styles from './Home.css.ts';
import { homeText } from './home.text.ts';

const example = `/user/login?redirect=${encodeURIComponent(toolFormPath('pca', { example: true }))}`;

/** For visitors: one sentence, the example in one press, and how it goes. */
export function Hero() {
  const heading = useTitleFocus(homeText.title);
  return (
    <header className={styles.hero}>
      <div className={styles.heroInner}>
        <h1 className={styles.claim} ref={heading} tabIndex={-1}>
          {homeText.claim}
        </h1>
        <p className={styles.detail}>{homeText.detail}</p>
        <div className={styles.actions}>
          <Button asChild size="large" variant="primary">
            <Link to={example}>{homeText.try}</Link>
          </Button>
          <Button asChild size="large">
            <Link to={toolListPath}>{homeText.browse}</Link>
          </Button>
        </div>
        <ol aria-label={homeText.steps} className={styles.steps} role="list">
          {homeText.stepList.map(({ text, title }, index) => (
            <li className={styles.step} key={title}>
              <span aria-hidden className={styles.stepNumber}>
                {index + 1}
              </span>
              <div>
                <h2 className={styles.stepTitle}>{title}</h2>
                <p className={styles.stepText}>{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </header>
  );
}
