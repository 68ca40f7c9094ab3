import type { ReactNode } from 'react';
import * as styles from './Page.css.ts';

/** The content of a page: one width, one gutter, one rhythm. */
export const PageBody = ({ children }: { children: ReactNode }) => <div className={styles.body}>{children}</div>;
