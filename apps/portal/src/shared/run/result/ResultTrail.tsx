import { useText } from '@panome/ui/locale';
import { Link as LinkLook } from '@panome/ui/link';
import { Link } from 'react-router-dom';
import { taskListPath } from '../../tasks/index.ts';
import { resultText } from './result.text.ts';

/** The way back to the list that the task stands in. */
export function ResultTrail() {
  const text = useText(resultText);
  return (
    <nav aria-label={text.crumbs}>
      <LinkLook asChild tone="muted">
        <Link to={taskListPath}>{text.list}</Link>
      </LinkLook>
    </nav>
  );
}
