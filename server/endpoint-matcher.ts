import type { Endpoint } from '#/lib/api/endpoint.ts';

type Finder = (method: 'GET' | 'POST', path: string) => Endpoint | undefined;

/**
 * Answers which contract a decoded path belongs to. Fixed words win over parameters as they do in the router; case
 * and a last slash are ignored, so that an odd spelling is never treated more mildly than the documented one.
 */
export function createEndpointFinder(endpoints: readonly Endpoint[]): Finder {
  const patterns = endpoints
    .map((endpoint) => ({ endpoint, pattern: patternOf(endpoint.path), openness: opennessOf(endpoint.path) }))
    .sort((a, b) => a.openness - b.openness);
  return (method, path) =>
    patterns.find(({ endpoint, pattern }) => endpoint.method === method && pattern.test(path))?.endpoint;
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return part.startsWith('{...') ? '.+' : '[^/]+';
  });
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/** More for a parameter than for a word, most for a rest, and earlier segments weigh more than later ones. */
function opennessOf(path: string): number {
  return path.split('/').reduce((sum, part, depth) => {
    const weight = part.startsWith('{...') ? 2 : part.startsWith('{') ? 1 : 0;
    return sum + weight * 3 ** (16 - depth);
  }, 0);
}
