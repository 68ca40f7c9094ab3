import { WrapText } from 'lucide-react';
import { useControllable } from '../controllable/index.ts';
import { CopyButton } from '../copy-button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import * as styles from './CodeBlock.css.ts';
import { codeBlockText } from './CodeBlock.text.ts';

export type CodeBlockProps = PassedOn<'div'> & {
  /** The text as it is; copied unchanged, however it is shown. */
  code: string;
  /** What it is, shown above it and read aloud, e.g. `分析参数`; without it only screen readers hear 代码. */
  label?: string;
  /** What it is written in, e.g. `JSON`; shown beside the label. */
  language?: string;
  /** Breaks long lines; without it the part keeps what the reader chose. */
  wrap?: boolean | undefined;
  /** Breaks long lines at the start; the reader can change it. `false` by default. */
  defaultWrap?: boolean;
  /** The reader chose to break long lines, or not to. */
  onWrapChange?: ((wrap: boolean) => void) | undefined;
};

/**
 * Text for machines: code, a command, settings, a log.
 *
 * When not to use: for one id in a sentence use `Text` with `font="mono"`.
 */
export const CodeBlock = withRef(function CodeBlock({
  code,
  label,
  language,
  wrap: given,
  defaultWrap = false,
  onWrapChange,
  ...native
}: CodeBlockProps) {
  const text = useText(codeBlockText);
  const [wrap, setWrap] = useControllable({ value: given, defaultValue: defaultWrap, onValueChange: onWrapChange });
  return (
    <div {...native} className={styles.block} data-plain={label || language ? undefined : ''}>
      <div className={styles.head}>
        {label && <span className={styles.label}>{label}</span>}
        {language && <span className={styles.language}>{language}</span>}
        <IconButton
          aria-pressed={wrap}
          icon={<WrapText size={14} strokeWidth={1.5} />}
          label={text.wrap}
          onClick={() => setWrap(!wrap)}
          size="xsmall"
        />
        <CopyButton label={text.copy} value={code} />
      </div>
      {/* A region that scrolls must be reachable by keyboard. */}
      <pre
        aria-label={label ?? text.label}
        className={styles.code}
        data-wrap={wrap ? '' : undefined}
        role="region"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <code>{code}</code>
      </pre>
    </div>
  );
});
