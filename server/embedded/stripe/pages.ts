import { prices, type Session, type Subscription } from '#/server/embedded/stripe/store.ts';
import { endOf } from '#/server/embedded/stripe/subscriptions.ts';

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0;background:#f6f6f4;color:#221e1a;color-scheme:light}
main{max-width:28rem;margin:3rem auto;padding:2rem;background:#fff;border-radius:12px}h1{font-size:1.25rem;margin:0 0 1rem}
.price{font-size:1.75rem;font-weight:600}form{margin:0 0 .5rem}button,a.button{display:block;box-sizing:border-box;width:100%;
padding:.7rem;font:inherit;text-align:center;border:1px solid #bbb;border-radius:8px;background:#fff;color:inherit;text-decoration:none;cursor:pointer}
button.primary{background:#2c5ccc;border-color:#2c5ccc;color:#fff}.note{color:#645c53;font-size:.85rem}.bad{color:#a32a17;font-weight:600}`;

function page(title: string, body: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}
<p class="note">A stand-in for Stripe on this machine. No card is needed and no money moves.</p></main></html>`;
}

const button = (action: string, label: string, isPrimary = false) =>
  `<form method="post" action="${action}"><button${isPrimary ? ' class="primary"' : ''}>${label}</button></form>`;

const formatDay = (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

const money = (amount: number) => (amount / 100).toLocaleString('en-GB', { style: 'currency', currency: 'EUR' });

/** Returns the checkout page. */
export function checkoutPage(session: Session, isDeclined: boolean): string {
  const { id } = session;
  if (session.status !== 'open')
    return page('This page has expired', `<a class="button" href="${escapeText(session.cancel_url)}">Back</a>`);
  return page(
    'Subscribe to Unlimited yearly',
    `<p><span class="price">${money(prices[session.price]?.unit_amount ?? 0)}</span> per year</p>
${isDeclined ? '<p class="bad" role="alert">Your card was declined.</p>' : ''}
${button(`/checkout/${id}/pay`, 'Pay', true)}${button(`/checkout/${id}/decline`, 'Pay with a card that is declined')}
<a class="button" href="${escapeText(session.cancel_url)}">Leave without paying</a>`,
  );
}

/** Returns the page for managing a subscription. */
export function portalPage(id: string, returnUrl: string, subscriptions: readonly Subscription[]): string {
  const parts = subscriptions.map((one) => {
    const at = (action: string) => `/portal/${id}/${one.id}/${action}`;
    const isLive = one.status === 'active' || one.status === 'past_due';
    return `<p><strong>Unlimited yearly</strong>: ${escapeText(one.status)}, ${one.cancel_at ? 'ends' : 'renews'} on ${formatDay(one.cancel_at ?? endOf(one))}</p>
${isLive && !one.cancel_at ? button(at('cancelAtPeriodEnd'), 'Cancel at the end of the period') : ''}
${isLive ? button(at('cancelNow'), 'Cancel now') : ''}
${one.cancel_at || one.status === 'paused' ? button(at('resume'), 'Resume', true) : ''}
${one.status === 'active' ? button(at('failPayment'), 'Let the next payment fail') : ''}
${one.status === 'past_due' || one.status === 'unpaid' ? button(at('payInvoice'), 'Pay the open invoice', true) : ''}
<p>Invoice of ${formatDay(one.created)}: ${money(one.items.data[0]?.price.unit_amount ?? 0)}</p>`;
  });
  const body = parts.join('<hr>') || '<p>There is no subscription.</p>';
  return page(
    'Manage your subscription',
    `${body}<a class="button" href="${escapeText(returnUrl)}">Return to unboXt</a>`,
  );
}

function escapeText(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
