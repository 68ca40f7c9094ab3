import { queryFields } from '@panome/contract/protein-query';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { PageBody, PageHeader } from '../../shared/page/index.ts';
import { guideText as text } from './guide.text.ts';
import * as styles from './Proteins.css.ts';
import { proteinPaths } from './paths.ts';

type Field = (typeof queryFields)[number];
const queryOf = ({ example, name }: Field): string =>
  `${name}:${example.includes(' ') && !example.startsWith('[') ? `"${example}"` : example}`;

const columns: readonly Column<Field>[] = [
  { id: 'name', header: text.field, cell: ({ name }) => name, width: 130 },
  { id: 'label', header: text.meaning, cell: ({ label }) => label, width: 160 },
  { id: 'kind', header: text.kind, cell: ({ kind }) => text.kinds[kind], width: 260 },
  {
    id: 'example',
    header: text.example,
    cell: (field) => (
      <Link asChild>
        <RouterLink to={proteinPaths.results(queryOf(field))}>{queryOf(field)}</RouterLink>
      </Link>
    ),
    text: queryOf,
  },
];

/** 使用指南: how to search, with every field and an example that can be pressed. */
export const Page = () => (
  <PageBody>
    <PageHeader
      actions={
        <Button asChild variant="primary">
          <RouterLink to={proteinPaths.advance()}>{text.toAdvance}</RouterLink>
        </Button>
      }
      description={text.hint}
      title={text.title}
    />
    {text.parts.map(({ lines, title }) => (
      <Card key={title} title={title}>
        <div className={styles.part}>
          {lines.map((line) => (
            <Text as="p" key={line}>
              {line}
            </Text>
          ))}
        </div>
      </Card>
    ))}
    <Card title={text.fields}>
      <Table columns={columns} label={`${text.fields}列表`} rowKey={({ name }) => name} rows={queryFields} />
    </Card>
  </PageBody>
);
