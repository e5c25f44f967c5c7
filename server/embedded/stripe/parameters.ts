/** The parameters of a call: their names as sent, such as `line_items[0][price]`, and the form of each. */
type Rules = readonly (readonly [name: RegExp, value: RegExp, isRequired?: 'required'])[];

const text = /^.{1,500}$/s;
const flag = /^(true|false)$/;
const metadata = [/^metadata\[\w+\]$/, text] as const;

const rules: Readonly<Record<string, Rules>> = {
  'GET prices/{id}': [],
  'GET customers/{id}': [],
  'POST customers': [[/^(name|email)$/, text], metadata],
  'POST checkout/sessions': [
    [/^mode$/, /^subscription$/, 'required'],
    [/^ui_mode$/, /^(hosted_page|embedded_page|elements|form)$/],
    [/^customer$/, /^cus_\w+$/, 'required'],
    [/^customer_update\[(name|address)\]$/, /^(auto|never)$/],
    [/^client_reference_id$/, /^[\w-]{1,200}$/],
    [/^line_items\[0\]\[price\]$/, /^price_\w+$/, 'required'],
    [/^line_items\[0\]\[quantity\]$/, /^1$/, 'required'],
    [/^subscription_data\[metadata\]\[\w+\]$/, text],
    [/^success_url$/, /^https?:\/\//, 'required'],
    [/^cancel_url$/, /^https?:\/\//],
    [/^(automatic_tax|tax_id_collection)\[enabled\]$/, flag],
    [/^locale$/, /^(auto|[a-z]{2}(-[A-Z]{2})?)$/],
    [/^expires_at$/, /^\d{10}$/],
  ],
  'GET checkout/sessions/{id}': [],
  'POST checkout/sessions/{id}/expire': [],
  'POST billing_portal/sessions': [
    [/^customer$/, /^cus_\w+$/, 'required'],
    [/^return_url$/, /^https?:\/\//],
  ],
  'GET subscriptions': [
    [/^customer$/, /^cus_\w+$/],
    [/^status$/, /^(all|active|canceled|ended|incomplete|incomplete_expired|past_due|paused|trialing|unpaid)$/],
    [/^limit$/, /^([1-9]\d?|100)$/],
  ],
  'GET subscriptions/{id}': [],
  'POST subscriptions/{id}': [
    [/^cancel_at_period_end$/, flag],
    // An empty text removes a key.
    [/^metadata\[\w+\]$/, /^.{0,500}$/s],
  ],
  'DELETE subscriptions/{id}': [],
};

/** A refusal in Stripe's form. */
export class Refused extends Error {
  readonly status: number;
  readonly body: object;

  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message);
    this.status = status;
    this.body = { error: { type: 'invalid_request_error', message, ...more } };
  }
}

/** Returns the call for a method and a path, and the id in the path. Throws 404 if the stand-in doesn't have it. */
export function callOf(method: string, path: string): { call: string; id: string } {
  const place = path.replace(/^\/v1\//, '');
  const id = /^(?:[a-z_]+|checkout\/sessions)\/((?:price|cus|cs|sub)_\w+)/.exec(place)?.[1] ?? '';
  const call = `${method} ${id ? place.replace(id, '{id}') : place}`;
  if (!(call in rules)) throw new Refused(404, `Unrecognized request URL (${method}: ${path}).`);
  return { call, id };
}

/** Throws 400 for a parameter that the call doesn't know, in the wrong form, or missing. */
export function requireParameters(call: string, parameters: URLSearchParams): void {
  const callRules = rules[call] ?? [];
  for (const [name, value] of parameters) {
    const rule = callRules.find(([pattern]) => pattern.test(name));
    if (!rule)
      throw new Refused(400, `Received unknown parameter: ${name}`, { code: 'parameter_unknown', param: name });
    if (!rule[1].test(value)) throw new Refused(400, `Invalid ${name}`, { code: 'parameter_invalid', param: name });
  }
  for (const [pattern, , isRequired] of callRules)
    if (isRequired && ![...parameters.keys()].some((name) => pattern.test(name)))
      throw new Refused(400, `Missing required param: ${pattern.source}.`, { code: 'parameter_missing' });
}

/** Returns the parameters below a name: for `metadata`, those sent as `metadata[…]`. */
export function below(parameters: URLSearchParams, name: string): Record<string, string> {
  const entries = [...parameters].filter(([key]) => key.startsWith(`${name}[`));
  return Object.fromEntries(entries.map(([key, value]) => [key.slice(name.length + 1, -1), value]));
}
