import { createHmac } from 'node:crypto';
import { request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { newId, type openStore, type StripeEvent } from '#/server/embedded/stripe/store.ts';

/** How events are sent; what is not said is as Stripe does it. */
export interface Delivery {
  /** How often each is sent. */
  times: number;
  reversed: boolean;
  /** Signed so many seconds ago; below 0, ahead of time. */
  signedSecondsAgo: number;
  /** Signed with another secret. */
  forged: boolean;
  /** Not sent at all. */
  dropped: boolean;
}

export const asStripe: Delivery = { times: 1, reversed: false, signedSecondsAgo: 0, forged: false, dropped: false };

interface Target {
  /** Where the product listens. */
  address: string;
  /** The name by which it knows itself. */
  host: string;
  secret: string;
}

/** What is not taken is sent again; Stripe goes on for three days. */
const PAUSES_MS = [1000, 3000, 9000, 27_000];

/** Signs and sends events, one after the other; `send` does not wait for them, `sendAgain` does. */
export function createWebhooks(store: ReturnType<typeof openStore>, target: Target, now: () => number) {
  let delivery = asStripe;
  let sending: Promise<unknown> = Promise.resolve();

  function sendAll(events: readonly StripeEvent[], how: Delivery): Promise<number[]> {
    if (how.dropped) return Promise.resolve([]);
    const ordered = how.reversed ? events.toReversed() : events;
    const copies = ordered.flatMap((event) => Array.from({ length: how.times }, () => event));
    const sent = sending.then(async () => {
      const statuses: number[] = [];
      for (const event of copies) statuses.push(await post(event, how, target));
      return statuses;
    });
    sending = sent.catch(() => {});
    return sent;
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
      store.kept.events.push(...events);
      store.save();
      void sendAll(events, delivery).then((statuses) => repeat(events, statuses));
    },
    /** Sends everything that has happened once more, and returns what the product answered. */
    sendAgain: (how: Delivery) => sendAll(store.kept.events, how),
    deliver(how: Delivery): void {
      delivery = how;
    },
  };

  async function repeat(events: readonly StripeEvent[], statuses: readonly number[]): Promise<void> {
    // Only where nobody asked for something odd: there a refusal is what is wanted.
    let missed = delivery === asStripe ? events.filter((_, at) => statuses[at] !== 200) : [];
    for (const pause of PAUSES_MS) {
      if (missed.length === 0) return;
      await sleep(pause, undefined, { ref: false });
      const again = await sendAll(missed, asStripe);
      missed = missed.filter((_, at) => again[at] !== 200);
    }
  }
}

/** Returns the status of the product's answer, 0 where there is none. */
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
    const sent = request(`${address}/api/stripe/webhook`, { method: 'POST', headers, timeout: 10_000 }, (response) => {
      response.resume().once('end', () => resolve(response.statusCode ?? 0));
    });
    sent.once('timeout', () => sent.destroy());
    sent.once('error', () => resolve(0));
    sent.end(payload);
  });
}
