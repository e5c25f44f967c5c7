import { newId, type openStore, prices, type Session, type Subscription } from '#/server/embedded/stripe/store.ts';

/** What can happen to subscriptions; events tell the product about each change. */
export interface Account {
  store: ReturnType<typeof openStore>;
  /** The URL of the stand-in. */
  url: string;
  /** Seconds since 1970, shifted like the product's clock. */
  now: () => number;
  subscriptionsOf: (customer: string) => Subscription[];
  expireSession: (session: Session, options?: { now?: boolean }) => Session;
  pay: (session: Session) => void;
  change: (subscription: Subscription, action: SubscriptionAction) => void;
  deleteCustomer: (id: string) => void;
}

export type SubscriptionAction = keyof typeof actions;

const actions = {
  cancelAtPeriodEnd(one: Subscription, now: number) {
    Object.assign(one, { cancel_at: endOf(one), cancel_at_period_end: true, canceled_at: now });
    return 'customer.subscription.updated';
  },
  cancelNow(one: Subscription, now: number) {
    Object.assign(one, { status: 'canceled', canceled_at: now, cancel_at: null, cancel_at_period_end: false });
    return 'customer.subscription.deleted';
  },
  resume(one: Subscription) {
    Object.assign(one, { cancel_at: null, cancel_at_period_end: false, canceled_at: null });
    if (one.status === 'paused') one.status = 'active';
    return 'customer.subscription.updated';
  },
  failPayment(one: Subscription) {
    one.status = 'past_due';
    return 'invoice.payment_failed';
  },
  payInvoice(one: Subscription) {
    one.status = 'active';
    return 'invoice.paid';
  },
  giveUp(one: Subscription) {
    one.status = 'unpaid';
    return 'customer.subscription.updated';
  },
  pause(one: Subscription) {
    one.status = 'paused';
    return 'customer.subscription.paused';
  },
} satisfies Record<string, (one: Subscription, now: number) => string>;

const YEAR_SECONDS = 365 * 24 * 3600;

interface Around {
  store: Account['store'];
  url: string;
  now: () => number;
  /** Sends events in the order they happened. */
  send: (events: { type: string; object: object }[]) => void;
}

export function createAccount({ store, url, now, send }: Around): Account {
  const { records, save } = store;

  /** Catches up with the clock: a cancelled subscription ends, and any other is paid for another year. */
  function age(one: Subscription): Subscription {
    if (one.cancel_at !== null && one.cancel_at <= now() && one.status !== 'canceled') actions.cancelNow(one, now());
    const [item] = one.items.data;
    while (item && one.status === 'active' && item.current_period_end <= now()) {
      item.current_period_start = item.current_period_end;
      item.current_period_end += YEAR_SECONDS;
    }
    return one;
  }

  function expireSession(session: Session, { now: atOnce = false } = {}): Session {
    if (session.status === 'open' && (atOnce || session.expires_at <= now())) {
      Object.assign(session, { status: 'expired', url: null });
      send([{ type: 'checkout.session.expired', object: session }]);
    }
    return session;
  }

  return {
    store,
    url,
    now,
    expireSession,
    subscriptionsOf: (customer) =>
      Object.values(records.subscriptions)
        .filter((one) => one.customer === customer)
        .map(age)
        .reverse(),
    pay(session) {
      const { customer, metadata } = session;
      const price = prices[session.price];
      if (!price || expireSession(session).status !== 'open') return;
      const item = {
        id: newId('si'),
        object: 'subscription_item',
        current_period_start: now(),
        current_period_end: now() + YEAR_SECONDS,
        quantity: 1,
        price,
      } as const;
      const subscription: Subscription = {
        id: newId('sub'),
        object: 'subscription',
        created: now(),
        livemode: false,
        status: 'active',
        customer,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        metadata,
        items: { object: 'list', data: [item] },
      };
      records.subscriptions[subscription.id] = subscription;
      Object.assign(session, { status: 'complete', subscription: subscription.id, url: null });
      save();
      send([
        { type: 'customer.subscription.created', object: subscription },
        { type: 'checkout.session.completed', object: session },
        { type: 'invoice.paid', object: invoiceOf(subscription) },
      ]);
    },
    change(subscription, action) {
      const type = actions[action](subscription, now());
      save();
      const updated = { type: 'customer.subscription.updated', object: subscription };
      send(type.startsWith('invoice.') ? [{ type, object: invoiceOf(subscription) }, updated] : [{ ...updated, type }]);
    },
    deleteCustomer(id) {
      const customer = records.customers[id];
      if (!customer) return;
      customer.deleted = true;
      for (const one of Object.values(records.subscriptions)) if (one.customer === id) actions.cancelNow(one, now());
      save();
      send([{ type: 'customer.deleted', object: customer }]);
    },
  };
}

export const endOf = ({ items }: Subscription): number => items.data[0]?.current_period_end ?? 0;

function invoiceOf({ id, customer }: Subscription): object {
  const parent = { type: 'subscription_details', subscription_details: { subscription: id } };
  return { id: newId('in'), object: 'invoice', customer, parent };
}
