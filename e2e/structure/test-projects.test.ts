import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';
import config from '#/vitest.config.ts';

interface Project {
  test: { name: string; include: string[]; exclude: string[] };
}

const projects = (config as { test: { projects: Project[] } }).test.projects.map(({ test }) => test);
const files = execFileSync('git', ['ls-files', '*.test.*'], { encoding: 'utf8' }).trim().split('\n');

it('one project runs each test file', () => {
  const isIn = (file: string, patterns: string[]) => patterns.some((pattern) => path.matchesGlob(file, pattern));
  const runs = files.map((file) => [
    file,
    projects.filter(({ include, exclude }) => isIn(file, include) && !isIn(file, exclude)).length,
  ]);
  expect(files.length).toBeGreaterThan(100);
  expect(runs.filter(([, count]) => count !== 1)).toEqual([]);
});
