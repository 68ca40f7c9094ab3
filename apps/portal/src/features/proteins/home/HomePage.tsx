import { EmptyState } from '@panome/ui/state';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Grid } from '@panome/ui/grid';
import { Link } from '@panome/ui/link';
import { Statistic } from '@panome/ui/statistic';
import { useDeferredValue, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { Block, PageBody, PageHeader } from '../../../shared/page/index.ts';
import { Provenance } from '../../../shared/reference/index.ts';
import * as styles from '../Proteins.css.ts';
import { proteinPaths } from '../paths.ts';
import { moduleText, proteinText as text } from '../proteins.text.ts';
import { QueryBar } from '../QueryBar.tsx';
import { Suggestions } from './Suggestions.tsx';

const lookups = '/static-search/gene-reference-search';

/** 蛋白数据库: a search, what there is, and the ways to the other pages. */
export function Page() {
  const answer = useCall('proteinHome', {}, { revalidateOnFocus: false });
  const [typed, setTyped] = useState('');
  const asked = useDeferredValue(typed);
  return (
    <PageBody>
      <PageHeader
        actions={
          <Button asChild>
            <RouterLink to={proteinPaths.guide}>{text.guide}</RouterLink>
          </Button>
        }
        description={text.homeHint}
        title={text.title}
      />
      <div className={styles.part}>
        <QueryBar onType={setTyped} query="" />
        <Suggestions text={asked} />
        <nav className={styles.links}>
          {[
            [proteinPaths.advance(), text.advance],
            [proteinPaths.list, text.list],
            [lookups, text.lookups],
            [proteinPaths.inquiry(), text.inquiry],
          ].map(([to, label]) => (
            <Link asChild key={to}>
              <RouterLink to={to!}>{label}</RouterLink>
            </Link>
          ))}
        </nav>
      </div>
      <Block
        answer={answer}
        empty={<EmptyState description={text.noneHelp} variant="inline" title={text.none} />}
        height={420}
        isEmpty={({ total }) => total === 0}
        title={text.modules}
      >
        {({ modules, organisms, own, releases, reviewed, total }) => (
          <div className={styles.part}>
            <Grid minItemWidth={140}>
              <Statistic label={text.total} value={total} />
              <Statistic label={text.reviewed} value={reviewed} />
              {own > 0 && <Statistic label={text.ownSequence} value={own} />}
              <Statistic label={text.organisms} value={organisms} />
            </Grid>
            <Grid minItemWidth={260}>
              {modules.map(({ module, most }) => (
                <Card
                  actions={
                    <Link asChild>
                      <RouterLink aria-label={`${moduleText[module]}${text.seeAll}`} to={proteinPaths.module(module)}>
                        {text.seeAll}
                      </RouterLink>
                    </Link>
                  }
                  key={module}
                  level={3}
                  title={moduleText[module]}
                >
                  <ul className={styles.values}>
                    {most.map(({ count, label, query, value }) => (
                      <li className={styles.value} key={value}>
                        <Link asChild tone="neutral">
                          <RouterLink to={proteinPaths.results(query)}>{label || value}</RouterLink>
                        </Link>
                        {text.count(count)}
                      </li>
                    ))}
                  </ul>
                </Card>
              ))}
            </Grid>
            <Provenance releases={releases} />
          </div>
        )}
      </Block>
    </PageBody>
  );
}
