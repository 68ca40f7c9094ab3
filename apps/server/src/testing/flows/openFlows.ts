import { calls, type Envelope, type FlowRun, type FlowStep, type RunForm } from '@panome/contract';
import type { ResponseOf } from '@panome/contract/client';
import { buildTestApp, type TestApp } from '../buildTestApp.ts';

export type Plan = ResponseOf<'flowRunPlan'>;
export type Whole = ResponseOf<'flowRunDetail'>;
type Call = Parameters<TestApp['call']>[0];

/** A server with the calls of flows as a page would make them. */
export async function openFlows() {
  const server = await buildTestApp();
  const ask = <Data>(token: string, call: Call, input: object) => server.data<Data>(call, { token, input });
  const detail = (token: string, id: string) => ask<Whole>(token, calls.flowRunDetail, { id });
  return {
    server,
    ask,
    detail,
    plan: (token: string, form: RunForm) => ask<Plan>(token, calls.flowRunPlan, form),
    send: (token: string, form: RunForm) => ask<FlowRun>(token, calls.storeModuleChart, form),
    /** Sends a run and waits for its end. Each is a click of its own. */
    run: async (token: string, form: RunForm): Promise<Whole> => {
      server.clock.advance(10_000);
      const { id } = await ask<FlowRun>(token, calls.storeModuleChart, form);
      await server.app.runScheduler.idle();
      return detail(token, id);
    },
    refused: async (token: string, call: Call, input: object) => {
      const response = await server.call(call, { token, input });
      const { content, showMsg } = response.json<Envelope<unknown>>();
      return { status: response.statusCode, showMsg, data: content.data };
    },
  };
}
export type Flows = Awaited<ReturnType<typeof openFlows>>;

/** The state of each step by its id. */
export const statesOf = (steps: readonly FlowStep[]) => Object.fromEntries(steps.map(({ id, state }) => [id, state]));
