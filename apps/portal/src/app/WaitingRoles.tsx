import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import * as styles from './MainLayout.css.ts';

const security = '/about-user/security';

/**
 * Says that roles of the account wait for a second factor, or their holder would look in vain for what they open. The
 * page where it is switched on says so itself.
 *
 * @param roles - Their names.
 */
export function WaitingRoles({ roles }: { readonly roles: readonly string[] }) {
  if (useLocation().pathname === security) return null;
  return (
    <div className={styles.notice}>
      <Callout
        actions={
          <Button asChild size="small">
            <RouterLink to={security}>启用两步验证</RouterLink>
          </Button>
        }
        title={`您的“${roles.join('”“')}”角色在启用两步验证后生效`}
        tone="warning"
      />
    </div>
  );
}
