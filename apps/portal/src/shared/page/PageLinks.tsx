import { NavLink } from 'react-router-dom';
import * as styles from './PageLinks.css.ts';

type PageLinksProps = {
  /** Names the links together. */
  readonly label: string;
  readonly pages: readonly (readonly [path: string, name: string])[];
};

/** The ways between a few pages that belong together, below their title. */
export const PageLinks = ({ label, pages }: PageLinksProps) => (
  <nav aria-label={label} className={styles.links}>
    {pages.map(([path, name]) => (
      <NavLink className={styles.link} key={path} to={path}>
        {name}
      </NavLink>
    ))}
  </nav>
);
