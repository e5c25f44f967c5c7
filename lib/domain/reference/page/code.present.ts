import type { PresentedCall } from '#/lib/domain/reference/page/call.present.ts';

/** The longest JSON that stays on one line. */
const WIDTH = 64;

/** Returns readable JSON: values that fit on a line stay on it. */
export function jsonText(value: unknown, indent = ''): string {
  const flat = flatText(value);
  if (typeof value !== 'object' || value === null || indent.length + flat.length <= WIDTH) return flat;
  const deeper = `${indent}  `;
  const isList = Array.isArray(value);
  const lines = Object.entries(value).map(([name, field]) => {
    return `${deeper}${isList ? '' : `${JSON.stringify(name)}: `}${jsonText(field, deeper)}`;
  });
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${lines.join(',\n')}\n${indent}${close}`;
}

function flatText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(flatText).join(', ')}]`;
  const fields = Object.entries(value).map(([name, field]) => `${JSON.stringify(name)}: ${flatText(field)}`);
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Returns the call for a shell; the bearer is in the variable UNBOXT_TOKEN, which the guide sets. */
export function curlText({ contract, address, role, body }: PresentedCall, origin: string): string {
  const method = contract.method === 'POST' && !body ? ['-X POST'] : [];
  const headers = contract.access === 'open' ? [] : ['-H "Authorization: Bearer $UNBOXT_TOKEN"'];
  if (role) headers.push(`-H 'role: ${role}'`);
  const parts =
    body && contract.multipart
      ? Object.entries(body).map(([name, value]) => `-F ${quoted(`${name}=${String(value)}`)}`)
      : [];
  const json =
    body && !contract.multipart ? [`-H 'Content-Type: application/json'`, `-d ${quoted(jsonText(body))}`] : [];
  return [
    `curl ${address.includes('?') ? quoted(origin + address) : origin + address}`,
    ...method,
    ...headers,
    ...parts,
    ...json,
  ].join(' \\\n  ');
}

/**
 * Returns a text in single quotes, in which a shell changes nothing; a quote in it ends them, is escaped, and begins
 * them again.
 */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

/** Returns the call as JavaScript; its variable `token` is the bearer. */
export function fetchText({ contract, address, role, body }: PresentedCall, origin: string): string {
  const headers = [
    ...(contract.access === 'open' ? [] : [`Authorization: \`Bearer \${token}\``]),
    ...(role ? [`role: ${single(role)}`] : []),
    ...(body && !contract.multipart ? [`'Content-Type': 'application/json'`] : []),
  ];
  const options = [
    ...(contract.method === 'POST' ? [`method: 'POST'`] : []),
    ...(headers.length > 0 ? [`headers: {\n${headers.map((line) => `    ${line},`).join('\n')}\n  }`] : []),
    ...(body ? [contract.multipart ? 'body: form' : `body: JSON.stringify(${jsonText(body, '  ')})`] : []),
  ];
  const optionsText = options.length > 0 ? `, {\n${options.map((line) => `  ${line},`).join('\n')}\n}` : '';
  return [
    ...formLines(contract.multipart ? body : null),
    `const response = await fetch(${single(origin + address)}${optionsText});`,
    ...readLines(contract.raw),
  ].join('\n');
}

function formLines(body: PresentedCall['body']): string[] {
  const lines = Object.entries(body ?? {}).map(([name, value]) => {
    const isFile = String(value).startsWith('@');
    return `form.append(${single(name)}, ${isFile ? 'file' : single(String(value))});`;
  });
  return lines.length > 0 ? ['const form = new FormData();', ...lines, ''] : [];
}

function readLines(raw: PresentedCall['contract']['raw'] = 'application/json'): string[] {
  const reads = {
    'application/json': 'json',
    'text/csv': 'text',
    'image/webp': 'blob',
    'application/xml': 'text',
    'application/zip': 'blob',
    'application/pdf': 'blob',
  } as const;
  return raw === 'redirect' ? [] : [`const answer = await response.${reads[raw]}();`];
}

function single(text: string): string {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
}
