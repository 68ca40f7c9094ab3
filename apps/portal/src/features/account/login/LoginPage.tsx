import { Link } from '@panome/ui/link';
import { lazy, Suspense, useState } from 'react';
import { Navigate, Link as RouteLink, useSearchParams } from 'react-router-dom';
import { preload } from '../../../shared/routing/preload.ts';
import { safePath } from '../../../shared/routing/redirectTarget.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import * as styles from '../Account.css.ts';
import { AccountPanel } from '../AccountPanel.tsx';
import { accountPaths } from '../paths.ts';
import { LoginForm } from './LoginForm.tsx';
import { loginText } from './login.text.ts';

const CodeLoginForm = lazy(async () => ({ default: (await import('./CodeLoginForm.tsx')).CodeLoginForm }));

/**
 * Login by password, or by a mailed code (`way=code`); leads to where the person wanted to go, at once when the session
 * is open already.
 */
export function Page() {
  const [query] = useSearchParams();
  const session = useSession();
  // What was typed goes along to the other way to log in.
  const [email, setEmail] = useState(query.get('email') ?? '');
  const target = safePath(query.get('redirect'));
  if (session) return <Navigate replace to={target} />;
  const byCode = query.get('way') === 'code';
  const other = new URLSearchParams(query);
  if (byCode) other.delete('way');
  else other.set('way', 'code');
  const onTyping = (typed: string) => {
    setEmail(typed);
    preload.page(target);
  };
  const ways = (
    <nav aria-label={loginText.ways} className={styles.ways}>
      <Link asChild>
        <RouteLink to={`/user/login?${other}`}>{byCode ? loginText.byPassword : loginText.byCode}</RouteLink>
      </Link>
      <Link asChild>
        <RouteLink to={accountPaths.forget}>{loginText.forget}</RouteLink>
      </Link>
      <Link asChild>
        <RouteLink to={accountPaths.register}>{loginText.register}</RouteLink>
      </Link>
    </nav>
  );
  return (
    <AccountPanel subtitle={byCode ? loginText.codeSubtitle : loginText.subtitle} title={loginText.title}>
      {byCode ? (
        <Suspense>
          <CodeLoginForm email={email} onTyping={onTyping}>
            {ways}
          </CodeLoginForm>
        </Suspense>
      ) : (
        <LoginForm
          email={email}
          onTyping={onTyping}
          {...(query.get('expired') === '1' ? { notice: loginText.expired } : {})}
        >
          {ways}
        </LoginForm>
      )}
    </AccountPanel>
  );
}
