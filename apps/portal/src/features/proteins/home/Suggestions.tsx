import { Link } from '@panome/ui/link';
import { useEffect, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import * as styles from '../Proteins.css.ts';
import { proteinPaths } from '../paths.ts';
import { proteinText as words } from '../proteins.text.ts';

/** Time for a name to be finished before it is asked for. */
const delay = 200;

/** Proteins whose accession, name or gene begins with what was typed; nothing for queries with more than one word. */
export function Suggestions({ text }: { readonly text: string }) {
  const [asked, setAsked] = useState('');
  const typed = /^[\w.-]{2,40}$/.test(text.trim()) ? text.trim() : '';
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed), delay);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data = [] } = useCall('proteinSuggest', asked && typed ? { text: asked } : null, {
    revalidateOnFocus: false,
  });
  if (typed === '' || data.length === 0) return null;
  return (
    <ul aria-label={words.suggestions} className={styles.values}>
      {data.map(({ accession, gene, name, organism }) => (
        <li key={accession}>
          <Link asChild>
            <RouterLink to={proteinPaths.detail(accession)}>
              {[accession, gene, name].filter(Boolean).join(' · ')}
            </RouterLink>
          </Link>{' '}
          {organism}
        </li>
      ))}
    </ul>
  );
}
