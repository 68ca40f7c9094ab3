import { Checkbox } from '@panome/ui/checkbox';
import { Heading } from '@panome/ui/heading';
import { Inline } from '@panome/ui/inline';
import { Link } from '@panome/ui/link';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { CircleSlash } from 'lucide-react';
import { Tag } from '@panome/ui/tag';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { ChartShape } from '../../../shared/tools/shapes/ChartShape.tsx';
import {
  useWorkspace,
  WorkspacePage,
  type WorkspaceItem,
  type WorkspaceSection,
} from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';
import * as styles from './MenuMap.css.ts';

/** 目录说明: the menu of the family as a map, with what these data allow. */
export const Page = () => (
  <WorkspacePage page="menu-description">
    <MenuMap />
  </WorkspacePage>
);

const isThere = ({ available }: WorkspaceItem) => available;

function MenuMap() {
  const { sections, version } = useWorkspace();
  const [query, setQuery] = useSearchParams();
  const only = query.get('only') === '1';
  const items = sections.flatMap((section) => section.items);
  const toggle = (checked: boolean) =>
    setQuery(
      (before) => {
        const next = new URLSearchParams(before);
        if (checked) next.set('only', '1');
        else next.delete('only');
        return next;
      },
      { replace: true },
    );
  return (
    <>
      <Stack space="small">
        <Text as="p">{version.question}</Text>
        <Inline space="large">
          <Text tone="muted">{text.mapHelp(items.filter(isThere).length, items.length)}</Text>
          <Checkbox checked={only} label={text.onlyAvailable} onCheckedChange={(checked) => toggle(checked === true)} />
        </Inline>
      </Stack>
      {sections.map((section) => (
        <Section key={section.title} only={only} section={section} />
      ))}
    </>
  );
}

function Section({ only, section: { items, title } }: { readonly section: WorkspaceSection; readonly only: boolean }) {
  const shown = only ? items.filter(isThere) : items;
  if (shown.length === 0) return null;
  return (
    <section aria-label={title}>
      <div className={styles.head}>
        <Heading level={2} size="section">
          {title}
        </Heading>
        <Text size="secondary" tone="subtle">
          {text.sectionCount(items.filter(isThere).length, items.length)}
        </Text>
      </div>
      <ul className={styles.items} role="list">
        {shown.map((item) => (
          <li key={item.method_id}>
            <Item item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Item({ item }: { readonly item: WorkspaceItem }) {
  const { pathOf } = useWorkspace();
  const { available, charts, guide, method_id: method, reason, summary, title } = item;
  return (
    <div className={styles.item} data-unavailable={available ? undefined : ''}>
      <div className={styles.words}>
        <Link asChild>
          <RouterLink to={pathOf('tool-view', { tool: method })}>{title}</RouterLink>
        </Link>
        <Text as="p" size="secondary" tone="muted">
          {guide || summary}
        </Text>
        {charts.length > 0 && (
          <Text as="p" size="secondary" tone="subtle">
            {charts.map((chart) => chart.title).join('、')}
          </Text>
        )}
        {!available && <Tag icon={<CircleSlash size={14} strokeWidth={1.5} />}>{reason}</Tag>}
      </div>
      {charts[0] && (
        <span className={styles.shape}>
          <ChartShape title={charts[0].title} />
        </span>
      )}
    </div>
  );
}
