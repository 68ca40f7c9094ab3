import { ChevronDown } from 'lucide-react';
import { useId, useRef, useState, type KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/index.ts';
import { pinyinInitials } from '../listbox/index.ts';
import { useText } from '../locale/index.ts';
import { useLayoutEffect } from '../react-range/index.ts';
import { SearchField } from '../search-field/index.ts';
import * as styles from './MultiTabBar.css.ts';
import { multiTabBarText } from './MultiTabBar.text.ts';
import type { PageTab } from './PageTab.ts';
import { placePopover } from './placePopover.ts';

type MultiTabSearchProps = { tabs: readonly PageTab[]; value: string; onChoose: (id: string) => void };

/** Whether a title holds every typed word, in any order, or its pinyin initials do: `gz` finds 肝脏. */
function matches(title: string, query: string): boolean {
  const [words, initials] = [title.toLowerCase(), pinyinInitials(title)];
  return query
    .toLowerCase()
    .split(/\s+/)
    .every((word) => words.includes(word) || initials.includes(word));
}

/** All open pages in a list that a word narrows: the way to a tab that has no room in the bar. */
export function MultiTabSearch({ onChoose, tabs, value }: MultiTabSearchProps) {
  const text = useText(multiTabBarText);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [highlighted, setHighlighted] = useState(0);
  const found = tabs.filter(({ title }) => matches(title, query));
  const at = Math.min(highlighted, found.length - 1);

  const show = () => {
    setQuery('');
    setHighlighted(tabs.findIndex((tab) => tab.id === value));
    setOpen(true);
  };
  useLayoutEffect(() => {
    if (!open || !box.current || !button.current) return undefined;
    const { bottom, right } = button.current.getBoundingClientRect();
    placePopover(box.current, { atEnd: true, x: right, y: bottom });
    box.current.querySelector('input')?.focus();
    const element = box.current;
    // React 18 hands on no `toggle` of a popover.
    const close = ({ newState }: ToggleEvent) => newState === 'closed' && setOpen(false);
    element.addEventListener('toggle', close);
    return () => element.removeEventListener('toggle', close);
  }, [open]);
  const choose = (tab: PageTab | undefined) => {
    if (!tab) return;
    box.current?.hidePopover();
    onChoose(tab.id);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown') setHighlighted((at + 1) % found.length);
    else if (event.key === 'ArrowUp') setHighlighted((at - 1 + found.length) % found.length);
    else if (event.key === 'Enter') choose(found[at]);
    else if (event.key === 'Escape') box.current?.hidePopover();
    else return;
    event.preventDefault();
  };

  return (
    <>
      <IconButton
        aria-expanded={open}
        aria-haspopup="dialog"
        icon={<ChevronDown size={16} strokeWidth={1.5} />}
        label={text.find(tabs.length)}
        onClick={show}
        ref={button}
        size="small"
      />
      {/* While it is closed it is not there: what looks for an open window would take it for one. */}
      {open && (
        <div aria-label={text.search} className={styles.search} popover="auto" ref={box} role="dialog">
          <SearchField
            aria-activedescendant={found[at] ? `${id}-${at}` : undefined}
            aria-controls={id}
            aria-expanded
            label={text.search}
            onValueChange={(next) => {
              setQuery(next);
              setHighlighted(0);
            }}
            onKeyDown={handleKeyDown}
            placeholder={text.search}
            role="combobox"
            value={query}
          />
          <div aria-label={text.label} className={styles.results} id={id} role="listbox">
            {found.map((tab, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the field
              <div
                aria-selected={tab.id === value}
                className={styles.result}
                data-highlighted={index === at || undefined}
                id={`${id}-${index}`}
                key={tab.id}
                onClick={() => choose(tab)}
                ref={(element) => {
                  if (index === at) element?.scrollIntoView({ block: 'nearest' });
                }}
                role="option"
                tabIndex={-1}
              >
                <span className={styles.resultWords}>{tab.title}</span>
                {tab.dirty && <span className={styles.mark}>{text.unsaved}</span>}
              </div>
            ))}
          </div>
          <p className={styles.noMatch} role="status">
            {found.length === 0 && text.noMatch}
          </p>
        </div>
      )}
    </>
  );
}
