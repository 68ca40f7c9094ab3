import { Link } from 'react-router-dom';
import { reportPath, type ContractDetail, type ReportTab } from '../../../shared/projects/index.ts';
import * as styles from './Report.css.ts';
import { reportText as text } from './report.text.ts';

type ContractPartsProps = { readonly contract: ContractDetail; readonly tab: ReportTab };

/** The parts of a contract's page. Original data have one only where there are any. */
export function ContractParts({ contract, tab }: ContractPartsProps) {
  const parts: { readonly tab: ReportTab; readonly words: string }[] = [{ tab: 'list', words: text.report }];
  if (contract.has_original_data) parts.push({ tab: 'origin-data', words: text.originals });
  if (contract.can.enquire) parts.push({ tab: 'enquiry', words: text.enquiry });
  return (
    <nav aria-label={text.parts} className={styles.parts} data-no-print>
      {parts.map((part) => (
        <Link
          aria-current={part.tab === tab ? 'page' : undefined}
          className={styles.part}
          key={part.tab}
          to={reportPath(contract, part.tab)}
        >
          {part.words}
        </Link>
      ))}
    </nav>
  );
}
