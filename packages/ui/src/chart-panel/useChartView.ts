import type { Appearance } from '@panome/tokens';
import { useEffect, useMemo, useState, type RefObject } from 'react';
import { MissingPackage } from '../missing-package/index.ts';
import { useEffectEvent } from '../react-range/index.ts';
import type { ChartDrawing, ChartView, Size } from './engine/index.ts';
import type { Unregistered } from './onPage.ts';
import { selectedAfter } from './selectedAfter.ts';
import { useAccent } from './useAccent.ts';

type Chart = {
  readonly host: RefObject<HTMLElement | null>;
  readonly drawing: ChartDrawing | null;
  readonly size: Size | null;
  readonly theme: Appearance;
  readonly onToggleLabels: ((ids: readonly string[]) => void) | undefined;
  readonly selected: readonly string[];
  /** Undefined where nothing can be selected. */
  readonly onSelectedChange: ((ids: readonly string[]) => void) | undefined;
};

/** Why a drawing that was made cannot be shown. */
export type ChartProblem =
  | ({ readonly of: 'option' } & Unregistered)
  /** A package that is not installed. */
  | { readonly of: 'package'; readonly wanted: string }
  /** Something did not load, or the option is one that ECharts cannot draw. */
  | { readonly of: 'page' };

type Engine = typeof import('./onPage.ts');
/** ECharts and our canvas code come with the first chart of the page. */
let engine: Promise<Engine> | undefined;
const loadEngine = () =>
  (engine ??= import('./onPage.ts').catch((error: unknown) => {
    engine = undefined;
    throw error;
  }));

function problemOf(error: unknown): ChartProblem {
  console.error(error);
  if (error instanceof MissingPackage) return { of: 'package', wanted: error.wanted };
  // The words of the stand-in that Vite serves while developing.
  const wanted = /could not resolve "(echarts)\b/i.exec(String(error))?.[1];
  return wanted ? { of: 'package', wanted } : { of: 'page' };
}

type Prepared = { readonly of: unknown; readonly problem: ChartProblem | null };

/** Loads the kinds of series and the components that an option uses and the engine does not have. */
function usePrepared(loaded: Engine | null, drawing: ChartDrawing | null) {
  const coming = useMemo(() => loaded && drawing && loaded.prepare(drawing.option), [drawing, loaded]);
  const [came, setCame] = useState<Prepared | null>(null);
  useEffect(() => {
    coming?.then(
      ({ maps, series }) => {
        const problem: ChartProblem | null = maps.length + series.length > 0 ? { of: 'option', maps, series } : null;
        setCame({ of: coming, problem });
      },
      (error: unknown) => setCame({ of: coming, problem: problemOf(error) }),
    );
  }, [coming]);
  const mine = came?.of === coming ? came : null;
  return { ready: coming ? mine !== null && mine.problem === null : true, problem: coming ? mine?.problem : null };
}

/** Keeps the drawing on the page. `view` is null until ECharts has come, with everything that the drawing uses. */
export function useChartView({ drawing, host, onSelectedChange, onToggleLabels, selected, size, theme }: Chart) {
  const [page, setPage] = useState<{ readonly engine: Engine; readonly view: ChartView } | null>(null);
  const [missing, setMissing] = useState<ChartProblem | null>(null);
  const [refused, setRefused] = useState<ChartDrawing | null>(null);
  const [zoomed, setZoomed] = useState(false);
  const accent = useAccent();
  const toggle = useEffectEvent((ids: readonly string[]) => onToggleLabels?.(ids));
  const select = useEffectEvent((ids: readonly string[], more: boolean) =>
    onSelectedChange?.(selectedAfter(selected, ids, more)),
  );
  const selects = onSelectedChange !== undefined;

  useEffect(() => {
    let made: ChartView | null = null;
    let left = false;
    loadEngine().then(
      (loaded) => {
        if (left || !host.current) return;
        made = loaded.createChartView(host.current, {
          onToggleLabels: (ids) => toggle(ids),
          onSelect: selects ? (ids, more) => select(ids, more) : undefined,
          onZoomedChange: setZoomed,
        });
        setPage({ engine: loaded, view: made });
      },
      (error: unknown) => !left && setMissing(problemOf(error)),
    );
    return () => {
      left = true;
      made?.dispose();
      setPage(null);
      setZoomed(false);
    };
  }, [host, selects]);

  const { problem, ready } = usePrepared(page?.engine ?? null, drawing);
  useEffect(() => {
    if (!page || !drawing || !size || !ready) return;
    try {
      page.view.show(drawing, size, page.engine.lookOf(theme, accent));
    } catch (error) {
      console.error(error);
      // What ECharts cannot draw is known only when it tries.
      // oxlint-disable-next-line react/set-state-in-effect
      setRefused(drawing);
    }
  }, [accent, drawing, page, ready, size, theme]);

  useEffect(() => {
    page?.view.select(new Set(selected));
  }, [page, selected]);

  const failed: ChartProblem | null = drawing !== null && refused === drawing ? { of: 'page' } : null;
  return { view: ready ? (page?.view ?? null) : null, problem: missing ?? problem ?? failed, zoomed };
}
