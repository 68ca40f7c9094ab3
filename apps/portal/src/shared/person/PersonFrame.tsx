import type { ReactNode } from 'react';
import { PageBody, PageHeader, PageLinks } from '../page/index.ts';
import { personText as text } from './person.text.ts';

type PersonFrameProps = {
  readonly title: string;
  readonly description: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
};

const pages = [
  ['/about-user/authentication', text.profile],
  ['/about-user/security', text.security],
  ['/about-user/group', text.group],
] as const;

/** The frame of the person's own pages, with the ways between them. */
export function PersonFrame({ actions, children, description, title }: PersonFrameProps) {
  return (
    <PageBody>
      <PageHeader actions={actions} description={description} title={title} />
      <PageLinks label={text.frame} pages={pages} />
      {children}
    </PageBody>
  );
}
