import { baseTokens, compactTokens, cssName, type TokenTree } from '@panome/tokens';
import { inlineVars } from '../theme/index.ts';
import * as styles from './docs.css.ts';

const uses: Readonly<Record<string, string>> = {
  secondary: '次要说明、标签',
  body: '正文、表格、按钮',
  section: '小节标题',
  title: '页面标题',
  figure: '要紧的数字',
};

/** The sizes of text with their line heights, each drawn in itself. */
export function TypeScale() {
  const compact = (compactTokens as TokenTree)['text'] as Record<string, { line?: string }>;
  return (
    <div className={`sb-unstyled ${styles.scroll}`} role="region" aria-label="字号">
      <table className={styles.table}>
        <thead>
          <tr>
            {['名称', '字号 / 行高', '紧凑行高', '用途', '样子'].map((title) => (
              <th className={styles.head} key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(baseTokens.text).map(([name, { size, line }]) => (
            <tr key={name}>
              <th
                className={`${styles.cell} ${styles.name}`}
                scope="row"
                style={{ fontWeight: 'inherit', textAlign: 'start' }}
              >
                {cssName(['text', name])}
              </th>
              <td className={styles.cell}>
                {size} / {line}
              </td>
              <td className={styles.cell}>{compact[name]?.line ?? line}</td>
              <td className={styles.cell}>{uses[name]}</td>
              <td className={styles.cell}>
                <span className={styles.sample} style={inlineVars({ [styles.amount]: size })}>
                  肝脏代谢组 2024-03
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
