import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { PageBody, PageHeader } from '../page/index.ts';
import * as styles from './PersonFrame.css.ts';
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
      <nav aria-label={text.frame} className={styles.links}>
        {pages.map(([path, name]) => (
          <NavLink className={styles.link} key={path} to={path}>
            {name}
          </NavLink>
        ))}
      </nav>
      {children}
    </PageBody>
  );
}
