import { CopyButton } from '../copy-button/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './CodeBlock.css.ts';
import { codeBlockText } from './CodeBlock.text.ts';

export type CodeBlockProps = {
  /** The text as it is; copied unchanged. */
  code: string;
  /** What it is, read aloud, e.g. `分析参数`; 代码 by default. */
  label?: string;
};

/**
 * Text for machines: code, a command, settings.
 *
 * When not to use: for one id in a sentence use `Text` with `font="mono"`.
 */
export function CodeBlock({ code, label }: CodeBlockProps) {
  const text = useText(codeBlockText);
  return (
    <div className={styles.block}>
      {/* A region that scrolls must be reachable by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre aria-label={label ?? text.label} className={styles.code} role="region" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <span className={styles.copy}>
        <CopyButton label={text.copy} value={code} />
      </span>
    </div>
  );
}
