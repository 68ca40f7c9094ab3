import type { ResponseOf } from '@panome/contract/client';
import { Button } from '@panome/ui/button';
import { CopyButton } from '@panome/ui/copy-button';
import { Heading } from '@panome/ui/heading';
import { Download } from 'lucide-react';
import { call, useCallPage } from '../../../shared/api/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { useListAddress } from '../../../shared/list/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import * as styles from '../Academy.css.ts';
import { AcademyFrame } from '../AcademyFrame.tsx';
import { academyText as text } from '../academy.text.ts';
import { narrowed, narrowing } from '../filters.ts';
import { Listed } from './Listed.tsx';

type Item = ResponseOf<'tutorialDownloadList'>[number];

/** 下载专区: templates, checklists and example tables. */
export function Page() {
  const address = useListAddress(narrowing);
  const { page, pageSize } = address.view;
  const answer = useCallPage(
    'tutorialDownloadList',
    { page, size: pageSize, ...narrowed(address.view) },
    { revalidateOnFocus: false },
  );
  return (
    <AcademyFrame description={text.downloadsHelp} title={text.downloads}>
      <Listed address={address} answer={answer}>
        {(rows) => (
          <ul aria-label={text.downloads} className={styles.grid} role="list">
            {rows.map((item) => (
              <DownloadCard item={item} key={item.id} />
            ))}
          </ul>
        )}
      </Listed>
    </AcademyFrame>
  );
}

function DownloadCard({ item }: { item: Item }) {
  const tell = useTell();
  const { file_name, id, sha256, size, summary, title, version } = item;
  /** Left to the browser, which shows its progress and can go on after a cut. */
  const start = async () => {
    try {
      const { url } = await call('tutorialDownloadUrl', { id });
      Object.assign(document.createElement('a'), { href: url, download: file_name }).click();
    } catch (error) {
      tell.failed(error);
    }
  };
  return (
    <li className={styles.card}>
      <Heading level={2} size="section">
        {title}
      </Heading>
      <p className={styles.summary}>{summary}</p>
      <p className={styles.facts}>
        <span>{file_name}</span>
        <span>{formatSize(size)}</span>
        <span>
          {text.version} {version}
        </span>
      </p>
      <div className={styles.cardFacts}>
        <Button icon={<Download aria-hidden size={16} strokeWidth={1.5} />} onClick={() => void start()} size="small">
          {text.download}
        </Button>
        <CopyButton label={text.copyChecksum} value={sha256} />
      </div>
    </li>
  );
}
