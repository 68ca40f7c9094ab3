import { Button } from '@panome/ui/button';
import { FlaskConical } from 'lucide-react';
import { Link } from 'react-router-dom';
import { useTitleFocus } from '../../shared/page/index.ts';
import { toolListPath } from '../../shared/tasks/index.ts';
import { UploadToAnalyse } from '../../shared/tools/UploadToAnalyse.tsx';
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
        <UploadToAnalyse>{homeText.upload}</UploadToAnalyse>
        <Button asChild icon={<FlaskConical {...icon} />} variant="primary">
          <Link to={toolListPath}>{homeText.start}</Link>
        </Button>
      </div>
    </header>
  );
}
