import { builderOf, parseQuery, printBuilder, type BuilderQuery } from '@panome/contract/protein-query';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { TextArea } from '@panome/ui/text-area';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader } from '../../../shared/page/index.ts';
import * as styles from '../Proteins.css.ts';
import { proteinPaths } from '../paths.ts';
import { proteinText as text } from '../proteins.text.ts';
import { faultIn } from '../QueryBar.tsx';
import { Builder } from './Builder.tsx';

const nothing: BuilderQuery = { join: 'and', rows: [] };
const linesOf = (query: string): BuilderQuery | null => (faultIn(query) === '' ? builderOf(parseQuery(query)) : null);

/** 高级检索: the same query as lines and as text; a change of one changes the other. */
export function Page() {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const asked = params.get('query') ?? '';
  const [typed, setTyped] = useState(asked);
  // Lines that are not filled in yet say nothing in the text, so the builder keeps its own.
  const [lines, setLines] = useState<BuilderQuery | null>(() => linesOf(asked) ?? (asked ? null : nothing));
  const [known, setKnown] = useState(asked);
  if (known !== asked) {
    setKnown(asked);
    setTyped(asked);
    setLines(linesOf(asked));
  }
  const fault = faultIn(typed);
  return (
    <PageBody>
      <PageHeader description={text.textHelp} title={text.advance} />
      <form
        className={styles.part}
        onSubmit={(event) => {
          event.preventDefault();
          if (fault === '') void navigate(proteinPaths.results(typed.trim()));
        }}
      >
        <Card title={text.builder}>
          {lines ? (
            <Builder
              onChange={(query) => {
                setLines(query);
                setTyped(printBuilder(query));
              }}
              query={lines}
            />
          ) : (
            <Callout tone={fault ? 'warning' : 'info'}>{fault || text.nested}</Callout>
          )}
        </Card>
        <Card title={text.text}>
          <div className={styles.part}>
            <TextArea
              error={fault || undefined}
              label={text.text}
              labelHidden
              onValueChange={(value) => {
                setTyped(value);
                setLines(linesOf(value));
              }}
              rows={3}
              spellCheck={false}
              value={typed}
            />
            <div>
              <Button disabled={fault !== ''} type="submit" variant="primary">
                {text.search}
              </Button>
            </div>
          </div>
        </Card>
      </form>
    </PageBody>
  );
}
