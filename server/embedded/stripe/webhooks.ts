import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, type openStore, type StripeEvent } from '#/server/embedded/stripe/store.ts';

/** How events are sent; `asStripe` is how Stripe does it. */
export interface Delivery {
  /** How many times each is sent. */
  times: number;
  reversed: boolean;
  /** How many seconds ago it was signed; below 0, in the future. */
  signedSecondsAgo: number;
  /** Signed with another secret. */
  forged: boolean;
  /** Whether it isn't sent at all. */
  dropped: boolean;
}

export const asStripe: Delivery = { times: 1, reversed: false, signedSecondsAgo: 0, forged: false, dropped: false };

interface Target {
  /** Where the product receives events. */
  address: string;
  /** The stand-in's own host name. */
  host: string;
  secret: string;
}

/** Events that aren't accepted are sent again; Stripe retries for three days. */
const PAUSES_MS = [1000, 3000, 9000, 27_000];

/** Signs and sends events one after another; `send` doesn't wait for them, `sendAgain` does. */
export function createWebhooks(store: ReturnType<typeof openStore>, target: Target, now: () => number) {
  let delivery = asStripe;
  let sending: Promise<unknown> = Promise.resolve();

  function sendAll(events: readonly StripeEvent[], how: Delivery): Promise<number[]> {
    if (how.dropped) return Promise.resolve([]);
    const ordered = how.reversed ? events.toReversed() : events;
    const copies = ordered.flatMap((event) => Array.from({ length: how.times }, () => event));
    const results = sending.then(async () => {
      const statuses: number[] = [];
      for (const event of copies) statuses.push(await post(event, how, target));
      return statuses;
    });
    sending = results.catch(() => {});
    return results;
  }

  return {
    send(happened: { type: string; object: object }[]): void {
      const events = happened.map(({ type, object }): StripeEvent => {
        const data = { object: structuredClone(object) };
        return {
          id: newId('evt'),
          object: 'event',
          api_version: '2026-10-28.endive',
          created: now(),
          livemode: false,
          type,
          data,
        };
      });
      store.records.events.push(...events);
      store.save();
      void sendAll(events, delivery).then((statuses) => repeat(events, statuses));
    },
    /** Sends all events again, and returns the product's statuses. */
    sendAgain: (how: Delivery) => sendAll(store.records.events, how),
    deliver(how: Delivery): void {
      delivery = how;
    },
  };

  async function repeat(events: readonly StripeEvent[], statuses: readonly number[]): Promise<void> {
    // Only in the normal mode, because in all others tests want the refusal.
    let missed = delivery === asStripe ? events.filter((_, at) => statuses[at] !== 200) : [];
    for (const pause of PAUSES_MS) {
      if (missed.length === 0) return;
      await sleep(pause, undefined, { ref: false });
      const again = await sendAll(missed, asStripe);
      missed = missed.filter((_, at) => again[at] !== 200);
    }
  }
}

/** Returns the status of the product's answer, 0 without one. */
function post(event: StripeEvent, how: Delivery, { address, host, secret }: Target): Promise<number> {
  const payload = JSON.stringify(event, null, 2);
  const at = Math.floor(Date.now() / 1000) - how.signedSecondsAgo;
  const key = how.forged ? 'whsec_another' : secret;
  const signature = createHmac('sha256', key).update(`${at}.${payload}`).digest('hex');
  const headers = {
    host,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(payload),
    'stripe-signature': `t=${at},v1=${signature}`,
  };
  return new Promise((resolve) => {
    const clientRequest = request(
      `${address}/api/stripe/webhook`,
      { method: 'POST', headers, timeout: 10_000 },
      (response) => {
        response.resume().once('end', () => resolve(response.statusCode ?? 0));
      },
    );
    clientRequest.once('timeout', () => clientRequest.destroy());
    clientRequest.once('error', () => resolve(0));
    clientRequest.end(payload);
  });
}
