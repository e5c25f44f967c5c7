import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startStandIn } from '#/e2e/support/product/start-stand-in.ts';
import { prepareStandIn } from '#/scripts/steps/stripe.mjs';

export interface TestStripe {
  /** The product's settings for this stand-in. */
  settings: Record<string, string>;
  /** Sends the stand-in a command that only tests need. */
  control: (what: string, body?: object) => Promise<Record<string, unknown>>;
  /** Sends a call like the product's library, and returns status and answer. */
  call: (
    method: string,
    path: string,
    form?: Record<string, string>,
    headers?: Record<string, string>,
  ) => Promise<Reply>;
  stop: () => Promise<void>;
}

interface Reply {
  status: number;
  body: Record<string, unknown> & { error?: Record<string, unknown> };
}

const FIRST_PORT = 6000 + 40 * Number(process.env.VITEST_POOL_ID ?? 0);

/** Starts a stand-in for Stripe without memory, as a separate process. */
export async function startStripe(): Promise<TestStripe> {
  const { args, settings } = await prepareStandIn({
    folder: mkdtempSync(path.join(tmpdir(), 'unboxt-stripe-')),
    preferredPort: FIRST_PORT + Math.floor(Math.random() * 40),
    // No one listens at this URL until a test sets the product's URL.
    product: { address: 'http://127.0.0.1:9', host: 'localhost' },
  });
  const stop = await startStandIn(args);
  const url = settings.STRIPE_API_URL ?? '';
  return {
    settings,
    control: (what, body = {}) => controlStripe(url, what, body),
    async call(method, place, form = {}, headers = {}) {
      const query = new URLSearchParams(form);
      const isPost = method === 'POST';
      const response = await fetch(`${url}${place}${isPost || query.size === 0 ? '' : `?${query}`}`, {
        method,
        headers: {
          authorization: `Bearer ${settings.STRIPE_SECRET_KEY}`,
          'stripe-version': '2026-10-28.endive',
          ...headers,
        },
        ...(isPost ? { body: query } : {}),
      });
      return { status: response.status, body: (await response.json()) as Reply['body'] };
    },
    stop,
  };
}

/** Sends a stand-in a command that only tests need. */
export async function controlStripe(url: string, what: string, body: object): Promise<Record<string, unknown>> {
  const response = await fetch(`${url}/control/${what}`, { method: 'POST', body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`the stand-in answers ${response.status} to ${what}`);
  return response.json() as Promise<Record<string, unknown>>;
}
