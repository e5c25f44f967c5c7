import { Resolver } from 'node:dns/promises';
import { env } from '#/lib/platform/env.ts';

/** What a company writes into its zone, and where. */
export function recordOf({ domain, proof }: { domain: string; proof: string }): { record: string; value: string } {
  return { record: `_unboxt.${domain}`, value: `unboxt-verify=${proof}` };
}

/** No such name, or a name without such a record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Returns whether a domain has its TXT record; null where the name servers did not say, which proves neither. A record
 * may be cut into parts.
 */
export async function hasRecord(domain: { domain: string; proof: string }): Promise<boolean | null> {
  const resolver = new Resolver({ timeout: 2000, tries: 2 });
  const { DNS_SERVER } = env();
  if (DNS_SERVER) resolver.setServers([DNS_SERVER]);
  const { record, value } = recordOf(domain);
  try {
    const records = await resolver.resolveTxt(record);
    return records.some((parts) => parts.join('').trim() === value);
  } catch (error) {
    return absent.has(String(Object(error).code)) ? false : null;
  }
}
