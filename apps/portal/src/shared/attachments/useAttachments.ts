import { useState, type ClipboardEvent } from 'react';
import { addFiles, type AttachmentRules } from './addFiles.ts';

/** The files of a form. @param rules - Keep them outside the component. */
export function useAttachments(rules: AttachmentRules) {
  const [files, setFiles] = useState<readonly File[]>([]);
  const [problems, setProblems] = useState<readonly string[]>([]);
  const add = (added: readonly File[]) => {
    const next = addFiles(files, added, rules);
    setFiles(next.files);
    setProblems(next.problems);
  };
  return {
    rules,
    files,
    problems,
    add,
    remove: (file: File) => {
      setFiles(files.filter((each) => each !== file));
      setProblems([]);
    },
    clear: () => {
      setFiles([]);
      setProblems([]);
    },
    /** For a text area: a screenshot that is pasted while typing is an attachment; text stays text. */
    onPaste: (event: ClipboardEvent) => {
      const { files: pasted, types } = event.clipboardData;
      if (pasted.length === 0 || types.includes('text/plain')) return;
      event.preventDefault();
      add([...pasted]);
    },
  };
}
export type Attachments = ReturnType<typeof useAttachments>;
