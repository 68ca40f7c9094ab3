import { contrast, cssName, themeTokens, type Appearance, type TokenTree } from '@panome/tokens';
import { inlineVars } from '../theme/index.ts';
import * as styles from './docs.css.ts';
import { purposes } from './purposes.ts';

const grounds = [
  ['浅色', { theme: 'light', contrast: 'normal' }],
  ['深色', { theme: 'dark', contrast: 'normal' }],
  ['浅色高对比', { theme: 'light', contrast: 'more' }],
  ['深色高对比', { theme: 'dark', contrast: 'more' }],
] as const;

const at = (tree: TokenTree, path: readonly string[]): string | TokenTree =>
  path.reduce<string | TokenTree>((node, name) => (node as TokenTree)[name]!, tree);
const leaves = (node: string | TokenTree, path: readonly string[]): (readonly string[])[] =>
  typeof node === 'string' ? [path] : Object.entries(node).flatMap(([name, below]) => leaves(below, [...path, name]));

export type ColorTableProps = {
  /** Which part of the tokens: `color.bg`, `chart`. */
  group: string;
  /** The colours for colour-weak readers in place of the usual ones. */
  weak?: boolean;
  /** Says how each stands out from the surface. */
  ratio?: boolean;
};

/** The colours of one group as they are in every theme, read from the tokens. */
export function ColorTable({ group, weak = false, ratio = false }: ColorTableProps) {
  const columns = grounds.map(([title, ground]) => ({
    title,
    tokens: themeTokens({ ...ground, vision: weak ? 'weak' : 'normal' } satisfies Appearance),
  }));
  const path = group.split('.');
  const rows = leaves(at(columns[0]!.tokens, path), path);
  return (
    <div className={`sb-unstyled ${styles.scroll}`} role="region" aria-label={`颜色 ${group}`}>
      <table className={styles.table}>
        <thead>
          <tr>
            {['名称', '用途', ...columns.map(({ title }) => title)].map((title) => (
              <th className={styles.head} key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((names) => (
            <tr key={names.join('.')}>
              <th
                className={`${styles.cell} ${styles.name}`}
                scope="row"
                style={{ fontWeight: 'inherit', textAlign: 'start' }}
              >
                {cssName(names)}
              </th>
              <td className={styles.cell}>{purposes[names.slice(1).join('.')] ?? ''}</td>
              {columns.map(({ title, tokens }) => {
                const color = at(tokens, names) as string;
                return (
                  <td className={styles.cell} key={title}>
                    <span className={styles.value}>
                      <span aria-hidden className={styles.swatch} style={inlineVars({ [styles.swatchColor]: color })} />
                      {color}
                      {ratio && (
                        <span className={styles.quiet}>{contrast(color, tokens.color.bg.surface).toFixed(1)}</span>
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
