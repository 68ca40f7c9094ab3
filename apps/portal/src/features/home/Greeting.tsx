import { Button } from '@panome/ui/button';
import { FlaskConical, Upload } from 'lucide-react';
import { Link } from 'react-router-dom';
import { fileStorePath } from '../../shared/files/paths.ts';
import { useTitleFocus } from '../../shared/page/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import * as styles from './Home.css.ts';
import { homeText } from './home.text.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** For those who are logged in: who they are here, and the two ways to begin. */
export function Greeting({ name }: { name: string }) {
  const heading = useTitleFocus(homeText.title);
  return (
    <header className={styles.greeting}>
      <h1 className={styles.hello} ref={heading} tabIndex={-1}>
        {homeText.hello(name)}
      </h1>
      <div className={styles.actions}>
        <Button asChild icon={<Upload {...icon} />}>
          <Link to={fileStorePath}>{homeText.upload}</Link>
        </Button>
        <Button asChild icon={<FlaskConical {...icon} />} variant="primary">
          <Link to={toolListPath}>{homeText.start}</Link>
        </Button>
      </div>
    </header>
  );
}
