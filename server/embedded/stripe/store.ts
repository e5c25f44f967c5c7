import { randomBytes } from 'node:crypto';
import fs from 'node:fs';

export interface Price {
  id: string;
  object: 'price';
  active: true;
  currency: string;
  unit_amount: number;
  recurring: { interval: 'year'; interval_count: 1 };
  type: 'recurring';
  livemode: false;
}

export interface Customer {
  id: string;
  object: 'customer';
  created: number;
  livemode: false;
  metadata: Record<string, string>;
  deleted?: true;
}

export interface Session {
  id: string;
  object: 'checkout.session';
  created: number;
  livemode: false;
  mode: 'subscription';
  status: 'open' | 'complete' | 'expired';
  customer: string;
  client_reference_id: string | null;
  expires_at: number;
  price: string;
  metadata: Record<string, string>;
  success_url: string;
  cancel_url: string;
  subscription: string | null;
  url: string | null;
}

export interface Subscription {
  id: string;
  object: 'subscription';
  created: number;
  livemode: false;
  status: string;
  customer: string;
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  metadata: Record<string, string>;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      current_period_start: number;
      current_period_end: number;
      quantity: 1;
      price: Price;
    }[];
  };
}

interface Portal {
  id: string;
  object: 'billing_portal.session';
  created: number;
  livemode: false;
  customer: string;
  return_url: string;
  url: string;
}

export interface StripeEvent {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: false;
  type: string;
  data: { object: object };
}

/** The answer to a call with an Idempotency-Key, with the call's path and parameters. */
interface Repeatable {
  asked: string;
  status: number;
  body: unknown;
}

export interface Records {
  customers: Record<string, Customer>;
  sessions: Record<string, Session>;
  subscriptions: Record<string, Subscription>;
  portals: Record<string, Portal>;
  repeatable: Record<string, Repeatable>;
  events: StripeEvent[];
}

const price = (id: string, unit_amount: number): Price => ({
  id,
  object: 'price',
  active: true,
  currency: 'eur',
  unit_amount,
  recurring: { interval: 'year', interval_count: 1 },
  type: 'recurring',
  livemode: false,
});

export const prices: Readonly<Record<string, Price>> = Object.fromEntries(
  [price('price_free', 0), price('price_unlimited_yearly', 118_800), price('price_cent', 1)].map((one) => [
    one.id,
    one,
  ]),
);

const EVENTS_KEPT = 500;

/** Opens the records of the stand-in; `save` writes them to their file. */
export function openStore(file: string): { records: Records; save: () => void } {
  const none: Records = { customers: {}, sessions: {}, subscriptions: {}, portals: {}, repeatable: {}, events: [] };
  const records: Records = fs.existsSync(file) ? { ...none, ...JSON.parse(fs.readFileSync(file, 'utf8')) } : none;
  return {
    records,
    save() {
      records.events.splice(0, records.events.length - EVENTS_KEPT);
      fs.writeFileSync(`${file}.new`, JSON.stringify(records), { mode: 0o600 });
      fs.renameSync(`${file}.new`, file);
    },
  };
}

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(12).toString('hex')}`;
}
