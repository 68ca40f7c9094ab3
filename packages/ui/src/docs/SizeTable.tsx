import { baseTokens, compactTokens, cssName, lightTokens, type TokenTree } from '@panome/tokens';
import type { ReactNode } from 'react';
import { inlineVars } from '../theme/index.ts';
import * as styles from './docs.css.ts';

const draw: Record<string, (variable: string) => ReactNode> = {
  space: (variable) => <div className={styles.bar} style={inlineVars({ [styles.amount]: variable })} />,
  size: (variable) => <div className={styles.bar} style={inlineVars({ [styles.amount]: `min(${variable}, 240px)` })} />,
  radius: (variable) => <div className={styles.corner} style={inlineVars({ [styles.amount]: variable })} />,
  shadow: (variable) => <div className={styles.floating} style={inlineVars({ [styles.amount]: variable })} />,
  duration: (variable) => <div className={styles.mover} style={inlineVars({ [styles.amount]: variable })} />,
};

export type SizeTableProps = {
  /** Which part of the tokens. */
  group: 'space' | 'size' | 'radius' | 'shadow' | 'duration' | 'easing' | 'layer' | 'weight';
};

/** One group of tokens that are no colours, drawn as they are; compact density beside where it differs. */
export function SizeTable({ group }: SizeTableProps) {
  const tokens = group === 'shadow' ? lightTokens.shadow : baseTokens[group];
  const compact = (compactTokens as TokenTree)[group] as Record<string, string> | undefined;
  const sample = draw[group];
  return (
    <div className={`sb-unstyled ${styles.scroll}`} role="region" aria-label={`变量 ${group}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['名称', '值', ...(compact ? ['紧凑'] : []), ...(sample ? ['样子'] : [])].map((title) => (
              <th className={styles.head} key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(tokens).map(([name, value]) => (
            <tr key={name}>
              <th
                className={`${styles.cell} ${styles.name}`}
                scope="row"
                style={{ fontWeight: 'inherit', textAlign: 'start' }}
              >
                {cssName([group, name])}
              </th>
              <td className={styles.cell}>{value}</td>
              {compact && (
                <td className={styles.cell}>{compact[name] ?? <span className={styles.quiet}>相同</span>}</td>
              )}
              {sample && <td className={styles.cell}>{sample(`var(${cssName([group, name])})`)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
