import { Link } from '@panome/ui/link';

type HostLinkProps = {
  readonly title: string;
  readonly url: string;
  /** Which site answers; shown, since it learns who asks. */
  readonly host: string;
};

/** A link to another database that says which host it leads to. */
export const HostLink = ({ host, title, url }: HostLinkProps) => (
  <Link external href={url} title={host}>
    {title}（{host}）
  </Link>
);
