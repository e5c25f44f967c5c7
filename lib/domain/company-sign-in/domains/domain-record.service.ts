import { Resolver } from 'node:dns/promises';
import { env } from '#/lib/platform/env.ts';

/** Returns the name and value of the TXT record that a company adds to its DNS zone. */
export function recordOf({ domain, proof }: { domain: string; proof: string }): { record: string; value: string } {
  return { record: `_unboxt.${domain}`, value: `unboxt-verify=${proof}` };
}

/** The name doesn't exist, or has no such record. */
const absent = new Set(['ENOTFOUND', 'ENODATA']);

/**
 * Returns whether a domain has its TXT record; null if the name servers didn't answer. A record may be split into
 * parts.
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
