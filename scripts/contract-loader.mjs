import { createHash } from 'node:crypto';

/** What `call` and `queryKey` need of a contract. */
const needed = ['name', 'method', 'path', 'access', 'multipart', 'preview'];

/**
 * Writes a contract file as the browser gets it: where and how to call, and plain constants. The schemas are read by the
 * server alone, and with zod they would be a sixth of what a signed-in page loads. Anything else that the browser takes
 * from such a file is missing, which ends the build.
 */
export default async function writeForBrowser(source) {
  // The text is part of the address, so that a changed file is read anew.
  const version = createHash('sha256').update(source).digest('hex');
  const exported = await import(`file://${this.resourcePath}?${version}`);
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    const sent = isContract(value) ? addressOf(value) : value;
    return isPlain(sent) ? [`export const ${name} = ${JSON.stringify(sent)};`] : [];
  });
  return lines.join('\n');
}

function isContract(value) {
  return typeof value?.path === 'string' && typeof value.method === 'string' && 'response' in value;
}

function addressOf(contract) {
  return Object.fromEntries(needed.flatMap((field) => (field in contract ? [[field, contract[field]]] : [])));
}

function isPlain(value) {
  if (Array.isArray(value)) return value.every(isPlain);
  const isAddress =
    typeof value === 'object' && value !== null && Object.keys(value).every((key) => needed.includes(key));
  return isAddress || ['string', 'number', 'boolean'].includes(typeof value);
}
