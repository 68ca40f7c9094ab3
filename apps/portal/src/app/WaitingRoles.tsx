import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Link as RouterLink } from 'react-router-dom';
import * as styles from './MainLayout.css.ts';

/**
 * Says that roles of the account wait for a second factor, or their holder would look in vain for what they open.
 *
 * @param roles - Their names.
 */
export const WaitingRoles = ({ roles }: { readonly roles: readonly string[] }) => (
  <div className={styles.notice}>
    <Callout
      actions={
        <Button asChild size="small">
          <RouterLink to="/about-user/security">启用两步验证</RouterLink>
        </Button>
      }
      title={`您的“${roles.join('”“')}”角色在启用两步验证后生效`}
      tone="warning"
    />
  </div>
);
