import type { IncomingHttpHeaders } from 'node:http';
import { below, callOf, Refused, requireParameters } from '#/server/embedded/stripe/parameters.ts';
import { type Customer, newId, prices, type Session } from '#/server/embedded/stripe/store.ts';
import type { Account } from '#/server/embedded/stripe/subscriptions.ts';

/** The one version whose objects these are; `stripe` in package.json pins it. */
const VERSION = '2026-10-28.endive';

export interface Asked {
  method: string;
  path: string;
  given: URLSearchParams;
  headers: IncomingHttpHeaders;
}

interface Answer {
  status: number;
  body: unknown;
}

/** Answers calls of the API as strictly as Stripe: key, version, paths, parameters and idempotency keys. */
export function createApi(account: Account, key: string): (asked: Asked) => Answer {
  const { kept, save } = account.store;

  function find<T>(things: Record<string, T>, id: string, param?: string): T {
    const found = things[id];
    const where = param ? { code: 'resource_missing', param } : { code: 'resource_missing' };
    if (!found) throw new Refused(param ? 400 : 404, `No such object: '${id}'`, where);
    return found;
  }

  function liveCustomer(id: string): Customer {
    const customer = find(kept.customers, id, 'customer');
    if (customer.deleted)
      throw new Refused(400, `No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
    return customer;
  }

  const calls: Record<string, (given: URLSearchParams, id: string) => object> = {
    'GET prices/{id}': (_, id) => find({ ...prices }, id),
    'GET customers/{id}': (_, id) => find(kept.customers, id),
    'POST customers'(given) {
      const metadata = below(given, 'metadata');
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        created: account.now(),
        livemode: false,
        metadata,
      };
      kept.customers[customer.id] = customer;
      return customer;
    },
    'POST checkout/sessions'(given) {
      const id = newId('cs_test');
      const price = find({ ...prices }, given.get('line_items[0][price]') ?? '', 'line_items[0][price]').id;
      const customer = liveCustomer(given.get('customer') ?? '').id;
      const expires = Number(given.get('expires_at') ?? account.now() + 24 * 3600);
      const ahead = expires - account.now();
      if (ahead < 30 * 60 - 5 || ahead > 24 * 3600 + 5)
        throw new Refused(400, 'The `expires_at` timestamp must be from 30 minutes to 24 hours ahead.', {
          param: 'expires_at',
        });
      const session: Session = {
        id,
        object: 'checkout.session',
        created: account.now(),
        livemode: false,
        mode: 'subscription',
        status: 'open',
        customer,
        client_reference_id: given.get('client_reference_id'),
        expires_at: expires,
        price,
        metadata: below(given, 'subscription_data[metadata]'),
        success_url: given.get('success_url') ?? '',
        cancel_url: given.get('cancel_url') ?? given.get('success_url') ?? '',
        subscription: null,
        url: `${account.url}/checkout/${id}`,
      };
      kept.sessions[id] = session;
      return session;
    },
    'GET checkout/sessions/{id}': (_, id) => account.expireSession(find(kept.sessions, id)),
    'POST checkout/sessions/{id}/expire': (_, id) => account.expireSession(find(kept.sessions, id), { now: true }),
    'POST billing_portal/sessions'(given) {
      const id = newId('bps');
      const customer = liveCustomer(given.get('customer') ?? '').id;
      const return_url = given.get('return_url') ?? account.url;
      const url = `${account.url}/portal/${id}`;
      const portal = {
        id,
        object: 'billing_portal.session',
        created: account.now(),
        livemode: false,
        customer,
        return_url,
        url,
      } as const;
      kept.portals[id] = portal;
      return portal;
    },
    'GET subscriptions'(given) {
      const status = given.get('status') ?? '';
      const own = account.subscriptionsOf(given.get('customer') ?? '');
      const fitting = own.filter(
        (one) => status === 'all' || (status ? one.status === status : one.status !== 'canceled'),
      );
      return {
        object: 'list',
        url: '/v1/subscriptions',
        has_more: false,
        data: fitting.slice(0, Number(given.get('limit') ?? 10)),
      };
    },
    'GET subscriptions/{id}': (_, id) => find(kept.subscriptions, id),
  };

  function answer({ method, path, given, headers }: Asked): Answer {
    if (headers.authorization !== `Bearer ${key}`) throw new Refused(401, 'Invalid API Key provided.');
    if (headers['stripe-version'] !== VERSION) throw new Refused(400, `This stand-in speaks ${VERSION} only.`);
    const { call, id } = callOf(method, path);
    requireParameters(call, given);
    const run = () => ({ status: 200, body: calls[call]?.(given, id) });
    const idempotencyKey = method === 'POST' ? headers['idempotency-key'] : undefined;
    if (typeof idempotencyKey !== 'string') return run();
    const asked = `${path}?${given}`;
    const before = kept.repeatable[idempotencyKey];
    if (before && before.asked !== asked)
      throw new Refused(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    if (before) return before;
    const first = run();
    kept.repeatable[idempotencyKey] = { asked, ...structuredClone(first) };
    return first;
  }

  return (asked) => {
    try {
      return answer(asked);
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: error.body };
      throw error;
    } finally {
      save();
    }
  };
}
