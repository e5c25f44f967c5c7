import { describe, expect, it } from 'vitest';
import { createRouteTable, readRoutes } from '#/server/metrics/routes.ts';

const routeOf = createRouteTable({
  staticRoutes: [
    { page: '/signIn', regex: '^/signIn(?:/)?$' },
    { page: '/api/teams', regex: '^/api/teams(?:/)?$' },
  ],
  dynamicRoutes: [
    { page: '/api/teams/[id]', regex: '^/api/teams/([^/]+?)(?:/)?$' },
    { page: '/signIn/[token]', regex: '^/signIn/([^/]+?)(?:/)?$' },
    { page: '/[...path]', regex: '^/(.+?)(?:/)?$' },
  ],
});

describe('the route of a request', () => {
  it.each([
    ['/signIn', '/signIn'],
    ['/signIn/?from=ada@example.com', '/signIn'],
    ['/signIn/st_secret', '/signIn/{token}'],
    ['/api/teams/12?x=1', '/api/teams/{id}'],
    ['/api/teams/12/', '/api/teams/{id}'],
    ['/api/teams/%31', '/api/teams/{id}'],
    // Decoded, it isn't a team any more.
    ['/api/teams/1%2F2', '/{...path}'],
    ['/ada@example.com', '/{...path}'],
    ['/healthz', '/healthz'],
    ['/_next/static/chunks/a.js', '/_next/{...file}'],
  ])('of %s is %s', (target, route) => {
    expect(routeOf(target)).toBe(route);
  });

  it.each(['/a/../b', '//example.com', 'http://example.com/', '/%zz', '*', ''])('is empty for %j', (target) => {
    expect(routeOf(target)).toBeUndefined();
  });

  it('is empty while no pages are built', () => {
    expect(createRouteTable(readRoutes('nowhere'))('/signIn')).toBeUndefined();
  });
});
