import type { Endpoint } from '#/lib/api/endpoint.ts';

/** Returns the endpoints of a decoded path, one per method; empty for an unknown path. */
export type EndpointsAt = (path: string) => readonly Endpoint[];

/**
 * Returns a function that finds the endpoints of a path. As in the router, fixed words win over parameters. Case and a
 * trailing slash are ignored, so that an odd spelling is never treated more leniently than the documented one.
 */
export function createEndpointsAt(endpoints: readonly Endpoint[]): EndpointsAt {
  const places = [...Map.groupBy(endpoints, ({ path }) => path)]
    .map(([path, here]) => ({ here, pattern: patternOf(path), openness: opennessOf(path) }))
    .sort((a, b) => a.openness - b.openness);
  return (path) => places.find(({ pattern }) => pattern.test(path))?.here ?? [];
}

function patternOf(path: string): RegExp {
  const parts = path.split('/').map((part) => {
    if (!part.startsWith('{')) return part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return part.startsWith('{...') ? '.+' : '[^/]+';
  });
  return new RegExp(`^${parts.join('/')}/?$`, 'i');
}

/** Returns more for a parameter than for a word, and most for a rest; earlier segments count more than later ones. */
function opennessOf(path: string): number {
  return path.split('/').reduce((sum, part, depth) => {
    const weight = part.startsWith('{...') ? 2 : part.startsWith('{') ? 1 : 0;
    return sum + weight * 3 ** (16 - depth);
  }, 0);
}
