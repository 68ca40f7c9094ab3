import { parseQuery, QueryFault } from '@panome/contract/protein-query';
import { Button } from '@panome/ui/button';
import { TextField } from '@panome/ui/text-field';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import * as styles from './Proteins.css.ts';
import { proteinPaths } from './paths.ts';
import { proteinText as text } from './proteins.text.ts';

/** What is wrong with a query, in words with the character; empty when it can be asked. */
export function faultIn(query: string): string {
  try {
    parseQuery(query);
    return '';
  } catch (error) {
    if (error instanceof QueryFault) return error.message;
    throw error;
  }
}

type QueryBarProps = {
  /** The query that is shown now. */
  readonly query: string;
  readonly onType?: (typed: string) => void;
};

/** The field for a query; a faulty one is not sent but explained. */
export function QueryBar({ onType, query }: QueryBarProps) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(query);
  const [known, setKnown] = useState(query);
  const [fault, setFault] = useState('');
  if (known !== query) {
    setKnown(query);
    setTyped(query);
    setFault('');
  }
  return (
    <form
      className={styles.bar}
      onSubmit={(event) => {
        event.preventDefault();
        const found = faultIn(typed);
        setFault(found);
        if (found === '') void navigate(proteinPaths.results(typed.trim()));
      }}
      role="search"
    >
      <div className={styles.query}>
        <TextField
          autoCapitalize="none"
          error={fault || undefined}
          help={text.searchHelp}
          label={text.searchLabel}
          labelHidden
          onValueChange={(value) => {
            setTyped(value);
            setFault('');
            onType?.(value);
          }}
          placeholder={text.searchLabel}
          spellCheck={false}
          value={typed}
        />
      </div>
      <Button type="submit" variant="primary">
        {text.search}
      </Button>
    </form>
  );
}
