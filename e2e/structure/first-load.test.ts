import { expect, it } from 'vitest';
import { importsOf, sourceFiles } from '#/e2e/structure/source-files.ts';

const files = new Map(sourceFiles('components', 'lib').map((file) => [file.path, file]));

/** Everything that is there as soon as a file is: its imports at any depth, without types and what is loaded later. */
function loadedWith(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const file = files.get(path);
  if (!file) return seen;
  const atOnce = { ...file, text: file.text.replaceAll(/\bimport\([^)]*\)/g, '') };
  for (const { target, isTypeOnly } of importsOf(atOnce)) if (!isTypeOnly) loadedWith(target, seen);
  return seen;
}

it.each(['components/check-ins/check-in-queue.tsx', 'components/pulses/respond/answer-page.tsx'])(
  '%s, which people open on a phone from a mail, begins without large packages',
  (path) => {
    const loaded = loadedWith(path);
    expect(loaded).toContain('lib/api/call.ts');
    const large = [
      'zod',
      'react-hook-form',
      '@tanstack/react-query',
      'socket.io-client',
      'chart.js',
      'radix-ui/dialog',
    ];
    expect(large.filter((name) => loaded.has(name))).toEqual([]);
  },
);

it.each(['components/chart/chart-section.tsx', 'components/dashboards/home/home-screen.tsx'])(
  '%s begins without the code of the organisation chart',
  (path) => {
    const drawing = [...loadedWith(path)].filter((name) => name.startsWith('d3-') || name.includes('chart/drawing'));
    expect(drawing).toEqual([]);
    expect(loadedWith('components/chart/chart-panel.tsx')).toContain('d3-zoom');
  },
);
