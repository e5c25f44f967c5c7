const MAX_LENGTH = 2048;
/** Microsoft's codes alone can exceed the usual limit. */
const MAX_RETURN_LENGTH = 8192;

/**
 * Returns the decoded path of a request line, or null if it must not reach a router. It must not if it is absolute
 * (`GET http://…`), begins with `//` (another host for browsers), is longer than 2 KB, or can't be decoded. The same
 * goes for dot segments, backslashes and control characters, with which it names another path than it seems to. URLs
 * with which browsers return from other sites may be longer.
 */
export function pathOfTarget(target: string, mayBeLong: (path: string) => boolean = () => false): string | null {
  if (
    target.length > MAX_RETURN_LENGTH ||
    (target.length > MAX_LENGTH && !mayBeLong(target.split('?', 1)[0] ?? '')) ||
    !/^\/(?!\/)/.test(target)
  )
    return null;
  const path = decode(target.split('?', 1)[0] ?? '');
  if (path === null || path.includes('\\') || hasControlCharacter(path)) return null;
  return path.split('/').some((segment) => segment === '.' || segment === '..') ? null : path;
}

function decode(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

function hasControlCharacter(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) < 32 || text.charCodeAt(i) === 127) return true;
  return false;
}
