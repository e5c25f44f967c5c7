import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const css = readFileSync(new URL('../../app/globals.css', import.meta.url), 'utf8');
const tokens = new Map(
  [...css.matchAll(/--color-([a-z0-9-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((match) => [
    match[1] ?? '',
    { light: match[2] ?? '', dark: match[3] ?? '' },
  ]),
);
const themes = ['light', 'dark'] as const;
type Theme = (typeof themes)[number];
type Triple = [number, number, number];

function colour(name: string, theme: Theme): Triple {
  const hex = tokens.get(name)?.[theme];
  if (!hex) throw new Error(`no token ${name}`);
  const channel = (at: number) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** Contrast ratio of WCAG 2.2. */
function contrast(a: string, b: string, theme: Theme): number {
  const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
  const [one, two] = [luminance(colour(a, theme)), luminance(colour(b, theme))];
  return (Math.max(one, two) + 0.05) / (Math.min(one, two) + 0.05);
}

/** Linear-light matrices of Machado, Oliveira and Fernandes (2009) at full severity. */
const visions: Record<string, [Triple, Triple, Triple]> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The OKLab distance times 100, as the given eyes see the two colours. */
function distance(a: string, b: string, theme: Theme, rows: [Triple, Triple, Triple]): number {
  const dot = (row: Triple, v: Triple) => row[0] * v[0] + row[1] * v[1] + row[2] * v[2];
  const lab = (name: string): Triple => {
    const rgb = rows.map((row) => Math.min(1, Math.max(0, dot(row, colour(name, theme))))) as Triple;
    const l = Math.cbrt(dot([0.4122214708, 0.5363325363, 0.0514459929], rgb));
    const m = Math.cbrt(dot([0.2119034982, 0.6806995451, 0.1073969566], rgb));
    const s = Math.cbrt(dot([0.0883024619, 0.2817188376, 0.6299787005], rgb));
    return [
      dot([0.2104542553, 0.793617785, -0.0040720468], [l, m, s]),
      dot([1.9779984951, -2.428592205, 0.4505937099], [l, m, s]),
      dot([0.0259040371, 0.7827717662, -0.808675766], [l, m, s]),
    ];
  };
  const [one, two] = [lab(a), lab(b)];
  return 100 * Math.hypot(one[0] - two[0], one[1] - two[1], one[2] - two[2]);
}

const backgrounds = ['paper', 'surface', 'raised', 'sunken', 'hover'];
const states = ['good', 'neutral', 'bad', 'info'];
const series = ['series-1', 'series-2', 'series-3', 'series-4'];

describe.each(themes)('%s theme', (theme) => {
  test('text has a contrast of 4.5:1 wherever it’s written', () => {
    const pairs = [
      ...['ink', 'muted', 'accent-text', ...states].flatMap((text) => backgrounds.map((ground) => [text, ground])),
      ...states.flatMap((state) => [
        [state, `${state}-soft`],
        ['ink', `${state}-soft`],
      ]),
      ...['ink', 'muted', 'accent-text'].map((text) => [text, 'accent-soft']),
      ...['accent', 'accent-hover', 'danger', 'danger-hover'].map((fill) => ['on-accent', fill]),
      ...[1, 2, 3, 4, 5].map((step) => ['ink', `heat-${step}`]),
      ...[1, 2, 3, 4].map((step) => [`branch-${step}`, `branch-${step}-soft`]),
    ];
    const weak = pairs.filter(([text, ground]) => contrast(text ?? '', ground ?? '', theme) < 4.5);
    expect(weak).toEqual([]);
  });

  test('the edges of controls, the focus ring and lines of charts have 3:1', () => {
    const marks = ['control-line', 'focus', 'accent', ...series, 'average', 'share-good', 'share-meh', 'share-bad'];
    const weak = marks.flatMap((mark) => ['paper', 'surface'].filter((ground) => contrast(mark, ground, theme) < 3));
    expect(weak).toEqual([]);
  });

  test.each(Object.entries(visions))('chart colours can be told apart with %s', (_name, rows) => {
    const gaps = series.flatMap((a, i) => series.slice(i + 1).map((b) => distance(a, b, theme, rows)));
    expect(Math.min(...gaps)).toBeGreaterThan(12);
    const shares = ['share-good', 'share-meh', 'share-bad'];
    const steps = shares.flatMap((a, i) => shares.slice(i + 1).map((b) => distance(a, b, theme, rows)));
    expect(Math.min(...steps)).toBeGreaterThan(10);
  });
});
