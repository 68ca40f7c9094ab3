import { Fragment, useMemo } from 'react';
import { Link } from 'react-router-dom';
import { aiText as words } from '../ai.text.ts';
import * as styles from './AnswerText.css.ts';
import { parseText, type Inline, type TextBlock } from './parseText.ts';

type AnswerTextProps = {
  /** Markdown of the assistant. */
  source: string;
  /** The id of the element that tells of a source; `undefined` for a number without one. */
  targetOf: (number: number) => string | undefined;
};

/** What the assistant said, as text: no HTML, no pictures, links to pages of the portal only. */
export function AnswerText({ source, targetOf }: AnswerTextProps) {
  const blocks = useMemo(() => parseText(source), [source]);
  return (
    <div className={styles.text}>
      {blocks.map((block, at) => (
        <Block block={block} key={at} targetOf={targetOf} />
      ))}
    </div>
  );
}

function Block({ block, targetOf }: { block: TextBlock } & Pick<AnswerTextProps, 'targetOf'>) {
  const pieces = (inline: readonly Inline[]) =>
    inline.map((piece, at) => <Piece key={at} piece={piece} targetOf={targetOf} />);
  if (block.kind === 'code') return <pre className={styles.code}>{block.text}</pre>;
  if (block.kind === 'list') {
    const List = block.ordered ? 'ol' : 'ul';
    return (
      <List className={styles.list}>
        {block.items.map((inline, at) => (
          <li key={at}>{pieces(inline)}</li>
        ))}
      </List>
    );
  }
  if (block.kind === 'quote') return <blockquote className={styles.quote}>{pieces(block.inline)}</blockquote>;
  if (block.kind === 'heading') return <p className={styles.heading}>{pieces(block.inline)}</p>;
  return <p className={styles.paragraph}>{pieces(block.inline)}</p>;
}

function Piece({ piece, targetOf }: { piece: Inline } & Pick<AnswerTextProps, 'targetOf'>) {
  switch (piece.kind) {
    case 'strong':
      return <strong>{piece.text}</strong>;
    case 'code':
      return <code>{piece.text}</code>;
    case 'page':
      return <Link to={piece.path}>{piece.text}</Link>;
    case 'outside':
      return (
        <>
          {piece.text}
          <span className={styles.aside}>{words.outside(piece.host || '?')}</span>
        </>
      );
    case 'picture':
      return <span className={styles.aside}>{words.picture(piece.text)}</span>;
    case 'cite': {
      const target = targetOf(piece.number);
      if (!target) return <span className={styles.aside}>[{piece.number}]</span>;
      return (
        <button
          aria-label={`${words.sources} ${piece.number}`}
          className={styles.cite}
          onClick={() => document.getElementById(target)?.focus()}
          type="button"
        >
          [{piece.number}]
        </button>
      );
    }
    default:
      return <Fragment>{piece.text}</Fragment>;
  }
}
