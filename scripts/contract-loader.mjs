import { createHash } from 'node:crypto';

/** The fields of a contract that `call` and `queryKey` need. */
const addressFields = ['name', 'method', 'path', 'access', 'session', 'multipart', 'preview'];

/**
 * Returns a contract file for the browser: where and how to call, and plain constants. Only the server reads schemas,
 * and with zod they would be a sixth of what a signed-in page loads. If the browser imports anything else from such a
 * file, it's missing and the build fails.
 */
export default async function writeForBrowser(source) {
  // The text is part of the URL, so that a changed file is imported again.
  const version = createHash('sha256').update(source).digest('hex');
  const exported = await import(`file://${this.resourcePath}?${version}`);
  const lines = Object.entries(exported).flatMap(([name, value]) => {
    const browserValue = isContract(value) ? addressOf(value) : value;
    return isPlain(browserValue) ? [`export const ${name} = ${JSON.stringify(browserValue)};`] : [];
  });
  return lines.join('\n');
}

function isContract(value) {
  return typeof value?.path === 'string' && typeof value.method === 'string' && 'response' in value;
}

function addressOf(contract) {
  return Object.fromEntries(addressFields.flatMap((field) => (field in contract ? [[field, contract[field]]] : [])));
}

function isPlain(value) {
  if (Array.isArray(value)) return value.every(isPlain);
  const isAddress =
    typeof value === 'object' && value !== null && Object.keys(value).every((key) => addressFields.includes(key));
  return isAddress || ['string', 'number', 'boolean'].includes(typeof value);
}
