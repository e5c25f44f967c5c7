import { readFileSync } from 'node:fs';
import path from 'node:path';
import { pathOfTarget } from '#/server/request-target.ts';

interface BuiltRoute {
  /** A route such as `/api/teams/[id]`. */
  page: string;
  regex: string;
}

/** What a build says about its routes; more specific ones come first. */
export interface BuiltRoutes {
  staticRoutes: readonly BuiltRoute[];
  dynamicRoutes: readonly BuiltRoute[];
}

/** What is answered in addition to the build's routes: probes, and the build's files, whose names change with it. */
const others: BuiltRoute[] = [
  { page: '/healthz', regex: '^/healthz$' },
  { page: '/readyz', regex: '^/readyz$' },
];
const files: BuiltRoute = { page: '/_next/[...file]', regex: '^/_next/.+$' };

/** Returns the routes of the build in a folder; empty if pages are compiled on demand. */
export function readRoutes(root: string): BuiltRoutes {
  try {
    return JSON.parse(readFileSync(path.join(root, '.next/routes-manifest.json'), 'utf8'));
  } catch {
    return { staticRoutes: [], dynamicRoutes: [] };
  }
}

/**
 * Returns a function that finds the template of a request's target, such as `/api/teams/{id}`. There are a few hundred,
 * so a metric never contains an id or a token. It returns undefined for targets without a route.
 */
export function createRouteTable({ staticRoutes, dynamicRoutes }: BuiltRoutes): (target: string) => string | undefined {
  const fixed = new Map([...staticRoutes, ...others].map(({ page }) => [page, templateOf(page)]));
  // Before the build's last route, which matches everything.
  const open = [files, ...dynamicRoutes].map(({ page, regex }) => ({
    // Most requests already fail this comparison.
    prefix: page.split('[', 1)[0] ?? '',
    pattern: new RegExp(regex),
    route: templateOf(page),
  }));
  return (target) => {
    const decoded = pathOfTarget(target);
    if (decoded === null) return undefined;
    const place = decoded.length > 1 && decoded.endsWith('/') ? decoded.slice(0, -1) : decoded;
    const route = fixed.get(place);
    return route ?? open.find(({ prefix, pattern }) => place.startsWith(prefix) && pattern.test(place))?.route;
  };
}

function templateOf(page: string): string {
  return page.replace(/\[+([^\]]+)\]+/g, '{$1}');
}
