import type { IncomingHttpHeaders } from 'node:http';
import { below, callOf, Refused, requireParameters } from '#/server/embedded/stripe/parameters.ts';
import { type Customer, newId, prices, type Session, type Subscription } from '#/server/embedded/stripe/store.ts';
import type { Account } from '#/server/embedded/stripe/subscriptions.ts';

/** The only version these objects match; `stripe` in package.json pins it. */
const VERSION = '2026-10-28.endive';

export interface ApiRequest {
  method: string;
  path: string;
  parameters: URLSearchParams;
  headers: IncomingHttpHeaders;
}

interface Answer {
  status: number;
  body: unknown;
}

/** Answers calls of the API as strictly as Stripe: key, version, paths, parameters and idempotency keys. */
export function createApi(account: Account, key: string): (request: ApiRequest) => Answer {
  const { records, save } = account.store;

  function find<T>(things: Record<string, T>, id: string, param?: string): T {
    const object = things[id];
    const where = param ? { code: 'resource_missing', param } : { code: 'resource_missing' };
    if (!object) throw new Refused(param ? 400 : 404, `No such object: '${id}'`, where);
    return object;
  }

  function liveCustomer(id: string): Customer {
    const customer = find(records.customers, id, 'customer');
    if (customer.deleted)
      throw new Refused(400, `No such customer: '${id}'`, { code: 'resource_missing', param: 'customer' });
    return customer;
  }

  function changeable(id: string): Subscription {
    const one = find(records.subscriptions, id, 'id');
    if (one.status === 'canceled')
      throw new Refused(404, `No such subscription: '${id}'`, { code: 'resource_missing', param: 'id' });
    return one;
  }

  const calls: Record<string, (parameters: URLSearchParams, id: string) => object> = {
    'GET prices/{id}': (_, id) => find({ ...prices }, id),
    'GET customers/{id}': (_, id) => find(records.customers, id),
    'POST customers'(parameters) {
      const metadata = below(parameters, 'metadata');
      const customer: Customer = {
        id: newId('cus'),
        object: 'customer',
        created: account.now(),
        livemode: false,
        metadata,
      };
      records.customers[customer.id] = customer;
      return customer;
    },
    'POST checkout/sessions'(parameters) {
      const id = newId('cs_test');
      const price = find({ ...prices }, parameters.get('line_items[0][price]') ?? '', 'line_items[0][price]').id;
      const customer = liveCustomer(parameters.get('customer') ?? '').id;
      const expires = Number(parameters.get('expires_at') ?? account.now() + 24 * 3600);
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
        client_reference_id: parameters.get('client_reference_id'),
        expires_at: expires,
        price,
        metadata: below(parameters, 'subscription_data[metadata]'),
        success_url: parameters.get('success_url') ?? '',
        cancel_url: parameters.get('cancel_url') ?? parameters.get('success_url') ?? '',
        subscription: null,
        url: `${account.url}/checkout/${id}`,
      };
      records.sessions[id] = session;
      return session;
    },
    'GET checkout/sessions/{id}': (_, id) => account.expireSession(find(records.sessions, id)),
    'POST checkout/sessions/{id}/expire': (_, id) => account.expireSession(find(records.sessions, id), { now: true }),
    'POST billing_portal/sessions'(parameters) {
      const id = newId('bps');
      const customer = liveCustomer(parameters.get('customer') ?? '').id;
      const return_url = parameters.get('return_url') ?? account.url;
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
      records.portals[id] = portal;
      return portal;
    },
    'GET subscriptions'(parameters) {
      const status = parameters.get('status') ?? '';
      const own = account.subscriptionsOf(parameters.get('customer') ?? '');
      const fitting = own.filter(
        (one) => status === 'all' || (status ? one.status === status : one.status !== 'canceled'),
      );
      return {
        object: 'list',
        url: '/v1/subscriptions',
        has_more: false,
        data: fitting.slice(0, Number(parameters.get('limit') ?? 10)),
      };
    },
    'GET subscriptions/{id}': (_, id) => find(records.subscriptions, id),
    'POST subscriptions/{id}'(parameters, id) {
      const one = changeable(id);
      const metadata = Object.entries({ ...one.metadata, ...below(parameters, 'metadata') });
      one.metadata = Object.fromEntries(metadata.filter(([, value]) => value !== ''));
      const ends = parameters.get('cancel_at_period_end');
      if (ends !== null) account.change(one, ends === 'true' ? 'cancelAtPeriodEnd' : 'resume');
      return one;
    },
    'DELETE subscriptions/{id}'(_, id) {
      const one = changeable(id);
      account.change(one, 'cancelNow');
      return one;
    },
  };

  function answer({ method, path, parameters, headers }: ApiRequest): Answer {
    if (headers.authorization !== `Bearer ${key}`) throw new Refused(401, 'Invalid API Key provided.');
    if (headers['stripe-version'] !== VERSION) throw new Refused(400, `This stand-in speaks ${VERSION} only.`);
    const { call, id } = callOf(method, path);
    requireParameters(call, parameters);
    const run = () => ({ status: 200, body: calls[call]?.(parameters, id) });
    const idempotencyKey = method === 'POST' ? headers['idempotency-key'] : undefined;
    if (typeof idempotencyKey !== 'string') return run();
    const url = `${path}?${parameters}`;
    const before = records.repeatable[idempotencyKey];
    if (before && before.asked !== url)
      throw new Refused(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    if (before) return before;
    const first = run();
    records.repeatable[idempotencyKey] = { asked: url, ...structuredClone(first) };
    return first;
  }

  return (request) => {
    try {
      return answer(request);
    } catch (error) {
      if (error instanceof Refused) return { status: error.status, body: error.body };
      throw error;
    } finally {
      save();
    }
  };
}
