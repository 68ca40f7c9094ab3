import type { ShopDesign } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { NumberField } from '@panome/ui/number-field';
import { Skeleton } from '@panome/ui/skeleton';
import { lazy, Suspense, useState } from 'react';
import { messageOf } from '../../../shared/api/index.ts';
import { useSeen } from '../../../shared/charts/useSeen.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useDesign } from '../api.ts';
import * as styles from '../Shop.css.ts';
import { designText as text } from '../shop.text.ts';
import { PilotField, type Spread } from './PilotField.tsx';

// The charts are only for who gets this far down.
const PowerCurve = lazy(() => import('./PowerCurve.tsx').then(({ PowerCurve: Curve }) => ({ default: Curve })));

const most = 500;
const usual = { fold: 2, alpha: 0.05, power: 0.8, groups: 2 } as const;
type Plan = { -readonly [Name in keyof typeof usual]: number };

/** How many samples a study takes, from an own pilot or from typed figures; the plan can be ordered as it is. */
export function Calculator({ onUse }: { onUse: (design: ShopDesign) => void }) {
  const tell = useTell();
  const { ref, seen } = useSeen<HTMLDivElement>();
  const [spread, setSpread] = useState<Spread>({ sd: 0.6, source: '', name: '' });
  const [plan, setPlan] = useState<Plan>(usual);
  const put = (name: keyof Plan) => (value: number | null) => value !== null && setPlan({ ...plan, [name]: value });
  const { alpha, fold, groups, power } = plan;
  const { data, error } = useDesign(seen ? { fold_change: fold, sd: spread.sd, alpha, power } : null);
  const total = data?.n ? data.n * groups : 0;
  const use = () => {
    onUse({
      source: spread.source,
      source_name: spread.name,
      fold_change: fold,
      sd: spread.sd,
      alpha,
      power,
      groups,
      n: data!.n!,
    });
    tell.done(text.used(total));
  };
  return (
    <Card description={text.hint} title={text.title}>
      <div className={styles.stack} ref={ref}>
        <PilotField onFold={(value) => put('fold')(value)} onSpread={setSpread} spread={spread} />
        <div className={styles.fields}>
          <NumberField label={text.fold} max={100} min={1.05} onValueChange={put('fold')} step={0.1} value={fold} />
          <NumberField label={text.groups} max={20} min={2} onValueChange={put('groups')} value={groups} />
          <NumberField
            help={text.alphaHelp}
            label={text.alpha}
            max={0.5}
            min={1e-8}
            onValueChange={put('alpha')}
            step={0.01}
            value={alpha}
          />
          <NumberField label={text.power} max={0.99} min={0.5} onValueChange={put('power')} step={0.05} value={power} />
        </div>
        {error ? (
          <Callout title={messageOf(error)} tone="danger" />
        ) : (
          data && (
            <Callout
              actions={
                data.n !== null && (
                  <Button disabled={total > most ? text.overMost : false} onClick={use} size="small">
                    {text.use}
                  </Button>
                )
              }
              title={data.n === null ? text.tooMany : text.result(data.n, total)}
              tone={data.n === null ? 'warning' : 'success'}
            >
              {text.effect(String(Number(data.effect.toPrecision(3))))}
            </Callout>
          )
        )}
        {data && (
          <div className={styles.figure}>
            <Suspense
              fallback={
                <div className={styles.waiting}>
                  <Skeleton height={440} shape="block" />
                </div>
              }
            >
              <PowerCurve plan={data} power={power} />
            </Suspense>
          </div>
        )}
      </div>
    </Card>
  );
}
