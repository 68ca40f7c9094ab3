import { Heading } from '@panome/ui/heading';
import { Text } from '@panome/ui/text';
import { Navigate, useSearchParams } from 'react-router-dom';
import { preload } from '../../shared/routing/preload.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { useSession } from '../../shared/session/useSession.ts';
import { LoginForm } from './LoginForm.tsx';
import * as styles from './Login.css.ts';
import { loginText } from './login.text.ts';

/** Login; leads to where the person wanted to go, at once when the session is open already. */
export function Page() {
  const [query] = useSearchParams();
  const session = useSession();
  const target = safePath(query.get('redirect'));
  if (session) return <Navigate replace to={target} />;
  return (
    <div className={styles.panel}>
      <header className={styles.head}>
        <Heading level={1} size="title">
          {loginText.title}
        </Heading>
        <Text as="p" tone="muted">
          {loginText.subtitle}
        </Text>
      </header>
      <LoginForm onTyping={() => preload.page(target)} {...(query.get('expired') === '1' ? { notice: loginText.expired } : {})} />
    </div>
  );
}
