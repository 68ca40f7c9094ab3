import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBecome } from '../routing/useBecome.ts';

/** Stands in an address for a record that nobody has saved yet. */
export const newRecord = 'new';

/**
 * The record of a page whose address names it, or says `new`. Nothing is made by opening the page: the first save makes
 * the record, and the page becomes that of its address.
 * @param id - As the address has it.
 * @param addressOf - Where the record is; what of the query stays with it.
 */
export function useNewRecord(id: string, addressOf: (id: string, query: URLSearchParams) => string) {
  const [made, setMade] = useState('');
  const [query] = useSearchParams();
  const become = useBecome();
  const latest = useRef(query);
  useEffect(() => void (latest.current = query), [query]);
  return {
    /** Stays the same when the new record is saved for the first time, so that its editor does. */
    key: made !== '' && id === made ? newRecord : id,
    isNew: id === newRecord,
    /** To be called when the first save has made the record. */
    handleMade: (record: string) => {
      setMade(record);
      become(addressOf(record, new URLSearchParams()), addressOf(record, latest.current));
    },
  };
}
