import { Link } from '@panome/ui/link';
import { Tag } from '@panome/ui/tag';
import { Text } from '@panome/ui/text';
import { TruncatedName } from '@panome/ui/truncated-name';
import { Link as RouterLink } from 'react-router-dom';
import { listStyles } from '../list/index.ts';
import { ContractNumber } from './ContractNumber.tsx';
import { FamilyTag } from './FamilyTag.tsx';
import { OriginalState } from './OriginalState.tsx';
import { reportPath } from './paths.ts';
import * as styles from './Projects.css.ts';
import { projectsText as text } from './projects.text.ts';
import type { Contract } from './projectTypes.ts';
import { StepProgress } from './StepProgress.tsx';

/** A contract's title and the way to it, its family and number; on a phone with what has no column of its own there. */
export function ContractName({ contract, narrow }: { contract: Contract; narrow: boolean }) {
  const { access, family, number, original_state, original_until, owner_name, title } = contract;
  return (
    <div className={listStyles.name}>
      <Link asChild tone="neutral">
        <RouterLink className={listStyles.nameLink} to={reportPath(contract)}>
          <TruncatedName>{title}</TruncatedName>
        </RouterLink>
      </Link>
      <span className={styles.tags}>
        <FamilyTag family={family} />
        {(access === 'view' || access === 'analyse') && <Tag>{text.access[access]}</Tag>}
        <ContractNumber number={number} />
      </span>
      {narrow && (
        <>
          {owner_name && (
            <Text size="secondary" tone="subtle">
              {owner_name}
            </Text>
          )}
          <StepProgress {...contract} />
          {original_state !== 'none' && <OriginalState state={original_state} until={original_until} />}
        </>
      )}
    </div>
  );
}
