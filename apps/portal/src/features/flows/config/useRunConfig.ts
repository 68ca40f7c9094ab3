import { useEffect, useState } from 'react';
import { useDirty } from '../../../shared/routing/useDirty.ts';
import { configDraft } from './configDraft.ts';
import type { RunConfig } from './runConfig.ts';

/** Holds what a person decides about a run, and keeps it as a draft until it is sent. */
export function useRunConfig(draft: string, initial: RunConfig) {
  const [config, setConfig] = useState(() => configDraft.read(draft) ?? initial);
  const [sent, setSent] = useState(false);
  const touched = JSON.stringify(config) !== JSON.stringify(initial);
  useDirty(touched && !sent);
  useEffect(() => {
    if (sent) configDraft.clear(draft);
    else if (touched) configDraft.write(draft, config);
  }, [config, draft, sent, touched]);
  return {
    config,
    change: (next: (before: RunConfig) => RunConfig) => setConfig(next),
    patch: (next: Partial<RunConfig>) => setConfig((before) => ({ ...before, ...next })),
    /** It became a run. */
    settle: () => setSent(true),
  };
}
export type RunConfigState = ReturnType<typeof useRunConfig>;
