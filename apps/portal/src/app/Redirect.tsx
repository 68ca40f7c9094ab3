import { Navigate, useLocation, useParams } from 'react-router-dom';
import { redirectTarget } from '../shared/routing/redirectTarget.ts';

/** Goes to another address and keeps the query. */
export function Redirect({ to }: { to: string }) {
  const params = useParams();
  const { search } = useLocation();
  return <Navigate replace to={redirectTarget(to, params, search)} />;
}
