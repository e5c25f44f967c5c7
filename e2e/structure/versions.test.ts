import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '#/e2e/structure/source-files.ts';

/** The oldest releases without a known vulnerability that affects this product. */
const floors = {
  next: '16.4.6',
  'next-auth': '4.24.15',
  nodemailer: '10.0.14',
  'engine.io': '6.6.10',
  ws: '8.21.0',
  zod: '4.6.7',
};

interface LockedPackage {
  version: string;
  resolved?: string;
  integrity?: string;
  /** Whether only tools use it. */
  dev?: boolean;
  peerDependencies?: Record<string, string>;
}

interface Lock {
  packages: Record<string, LockedPackage>;
}

const lockText = readFileSync(path.join(root, 'package-lock.json'), 'utf8');
const { packages } = JSON.parse(lockText) as Lock;

function versionsOf(name: string): string[] {
  return Object.entries(packages)
    .filter(([location, { dev }]) => location.endsWith(`node_modules/${name}`) && !dev)
    .map(([, { version }]) => version);
}

function isAtLeast(version: string, floor: string): boolean {
  const [have, want] = [version, floor].map((text) => text.split('.').map((part) => Number.parseInt(part, 10)));
  for (let i = 0; i < 3; i++) {
    const difference = (have?.[i] ?? 0) - (want?.[i] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return true;
}

describe('package-lock.json', () => {
  it.each(Object.entries(floors))('has %s at %s or newer, wherever the product uses it', (name, floor) => {
    expect(versionsOf(name).length).toBeGreaterThan(0);
    expect(versionsOf(name).filter((version) => !isAtLeast(version, floor))).toEqual([]);
  });

  it('names no registry except the default one', () => {
    const hosts = Object.values(packages).flatMap(({ resolved }) =>
      resolved?.startsWith('http') ? [new URL(resolved).host] : [],
    );
    expect(hosts.filter((host) => host !== 'registry.npmjs.org')).toEqual([]);
  });

  // Without the address, npm reads a package's whole history before it downloads the file, and the installation takes
  // twice as long.
  it('names the file of every package that can be installed here', () => {
    const withoutFile = Object.entries(packages).filter(([, { integrity, resolved }]) => integrity && !resolved);
    expect(withoutFile.map(([location]) => location)).toEqual([]);
  });

  // npm also installs optional peers of run-time packages: Prisma's CLI would come with its client.
  it('lets no runtime package bring a tool along', () => {
    const entries = Object.entries(packages);
    const tools = new Set(
      entries.flatMap(([location, { dev }]) => (dev ? [location.split('node_modules/').at(-1)] : [])),
    );
    expect(tools).toContain('prisma');
    const peers = entries.flatMap(([, { dev, peerDependencies = {} }]) => (dev ? [] : Object.keys(peerDependencies)));
    expect(peers.filter((name) => tools.has(name))).toEqual([]);
  });

  it('pins every direct dependency exactly', () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
      readFileSync(path.join(root, 'package.json'), 'utf8'),
    );
    const all: Record<string, string> = { ...dependencies, ...devDependencies, ...optionalDependencies };
    expect(Object.entries(all).filter(([, version]) => !/^\d/.test(version))).toEqual([]);
  });
});
