import { Breadcrumb } from '@panome/ui/breadcrumb';
import { Button } from '@panome/ui/button';
import { Link } from '@panome/ui/link';
import { Menu, MenuContent, MenuItem, MenuTrigger } from '@panome/ui/menu';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { Download, Printer, Share2 } from 'lucide-react';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { Allowed, useMay } from '../../../shared/access/index.ts';
import { PageHeader, useTell } from '../../../shared/page/index.ts';
import {
  contractListPath,
  ContractNumber,
  demoListPath,
  downloadZip,
  FamilyTag,
  projectsText,
  sharedListPath,
  Species,
  type ContractDetail,
  type ReportTab,
} from '../../../shared/projects/index.ts';
import { ShareDialog, type ShareTarget } from '../../../shared/projects/share/index.ts';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The list that a contract came from. */
const listOf = (access: ContractDetail['access']) =>
  access === 'owner'
    ? { path: contractListPath, words: text.own }
    : access === 'demo'
      ? { path: demoListPath, words: text.demo }
      : { path: sharedListPath, words: text.shared };

/** What contract it is, and what can be done with the whole of it. */
export function ContractHeader({ contract, tab }: { contract: ContractDetail; tab: ReportTab }) {
  const { access, can, consent, family, human, id, note, number, owner_name, report_count, species, title } = contract;
  const tell = useTell();
  const may = useMay();
  const [sharing, setSharing] = useState<ShareTarget | null>(null);
  const list = listOf(access);
  const download = async (kind: 'report' | 'table' | 'all') => {
    try {
      await downloadZip({ contract_id: id, kind });
      tell.note(text.packing);
    } catch (error) {
      tell.failed(error, projectsText.downloadFailed);
    }
  };
  return (
    <>
      <PageHeader
        above={
          <Breadcrumb current={title}>
            <Link asChild tone="muted">
              <RouterLink to={list.path}>{list.words}</RouterLink>
            </Link>
          </Breadcrumb>
        }
        actions={
          <>
            {tab === 'list' && report_count > 0 && (
              <Button icon={<Printer {...icon} />} onClick={() => window.print()} variant="quiet">
                {text.print}
              </Button>
            )}
            {can.share && (
              <Allowed call="projectShareStore">
                <Button icon={<Share2 {...icon} />} onClick={() => setSharing({ contracts: [id] })}>
                  {text.share}
                </Button>
              </Allowed>
            )}
            {can.download && may('projectZipUrl') && report_count > 0 && (
              <Menu>
                <MenuTrigger>
                  <Button icon={<Download {...icon} />} variant="primary">
                    {text.download}
                  </Button>
                </MenuTrigger>
                <MenuContent align="end">
                  <MenuItem onSelect={() => void download('report')}>{text.downloadReport}</MenuItem>
                  <MenuItem onSelect={() => void download('table')}>{text.downloadTables}</MenuItem>
                  <MenuItem onSelect={() => void download('all')}>
                    {contract.has_original_data && contract.original_state !== 'expired'
                      ? text.downloadEverything
                      : text.downloadAll}
                  </MenuItem>
                </MenuContent>
              </Menu>
            )}
          </>
        }
        title={title}
      />
      <div className={styles.facts}>
        <FamilyTag family={family} />
        {access !== 'owner' && <Tag>{projectsText.access[access]}</Tag>}
        {human && <Tag>{text.human}</Tag>}
        <ContractNumber number={number} />
        <Text size="secondary" tone="muted">
          <Species>{species}</Species>
          {[owner_name && text.owner(owner_name), consent && text.consent(consent)]
            .filter(Boolean)
            .map((fact) => ` · ${fact}`)}
        </Text>
      </div>
      {note && (
        <Text as="p" tone="muted">
          {note}
        </Text>
      )}
      <ShareDialog onClose={() => setSharing(null)} target={sharing} />
    </>
  );
}
