import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Link as RouterLink } from 'react-router-dom';
import { useAccess } from '../shared/session/useAccess.ts';
import * as styles from './MainLayout.css.ts';

const security = '/about-user/security';

/**
 * Says that a role of the account waits for a second factor, or its holder would look in vain for what it opens. The
 * page where it is switched on says so itself.
 */
export function WaitingRoles({ pathname }: { readonly pathname: string }) {
  const { waiting } = useAccess();
  if (waiting.length === 0 || pathname === security) return null;
  return (
    <div className={styles.notice}>
      <Callout
        actions={
          <Button asChild size="small">
            <RouterLink to={security}>启用两步验证</RouterLink>
          </Button>
        }
        title={`您的“${waiting.join('”“')}”角色在启用两步验证后生效`}
        tone="warning"
      />
    </div>
  );
}
