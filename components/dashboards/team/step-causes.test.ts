import { expect, it } from 'vitest';
import { listAdvisedCauses, listCauses } from '#/components/dashboards/team/step-causes.ts';
import type { TeamDashboard } from '#/components/dashboards/team-dashboard.ts';

type Shown = Pick<TeamDashboard, 'factors' | 'norms'>;

const t = ((key: string) => key) as unknown as Parameters<typeof listCauses>[1]['t'];
const words: Parameters<typeof listCauses>[1] = {
  t,
  describeCause: (name, times, band) => `${name} ${times ?? band}`,
  own: 'Something else',
};
const factor = (id: number, checkIns: number | null, timesBand: string | null = null) => ({
  id,
  label: '',
  helped: null,
  mentioned: null,
  hurt: { checkIns, persons: null, personsBand: null, timesBand },
});
const norm = (id: number, avg: number | null) => ({
  id,
  name: `Norm ${id}`,
  avg,
  persons: null,
  personsBand: null,
  hiddenReason: null,
});
const topicsOf = (figures: Shown) => listCauses(figures, words).map(({ topic }) => topic);

it('the list of causes lists what hurt most, then the lowest norms, and something else', () => {
  const figures = {
    factors: [factor(1, 2), factor(13, 6)],
    norms: [norm(1, 49), norm(2, 50), norm(3, 31), norm(4, null)],
  };
  expect(topicsOf(figures)).toEqual(['factor:13', 'factor:1', 'norm:3', 'norm:1', 'other']);
});

it('the list of causes leaves out what was named once or only helped, and compares bands by their start', () => {
  const helped = { ...factor(3, null), hurt: null };
  expect(topicsOf({ factors: [factor(1, 1), helped, factor(2, null, '5–9')], norms: [] })).toEqual([
    'factor:2',
    'other',
  ]);
});

it('the list of causes lists what helped more than it hurt after what hurt', () => {
  const helped = { checkIns: 20, persons: null, personsBand: null, timesBand: null };
  expect(topicsOf({ factors: [{ ...factor(16, 8), helped }, factor(1, 2)], norms: [] })).toEqual([
    'factor:1',
    'factor:16',
    'other',
  ]);
});

it('the list of causes says how often each was named', () => {
  const figures = { factors: [factor(13, 6), factor(2, null, '5–9')], norms: [] };
  expect(listCauses(figures, words).map(({ name }) => name)).toEqual(['f13 6', 'f2 5–9', 'Something else']);
});

it('the list of causes lists at most five reasons and three norms', () => {
  const factors = [1, 2, 3, 4, 5, 6, 7].map((id) => factor(id, 10 - id));
  const norms = [1, 2, 3, 4].map((id) => norm(id, 10 * id));
  expect(topicsOf({ factors, norms })).toHaveLength(9);
});

it('advice begins with the causes of the form, without counts', () => {
  const figures = {
    factors: [factor(1, 2), factor(13, 6), factor(2, 1)],
    norms: [norm(1, 44), norm(2, 45), { ...norm(3, 10), persons: 2 }, { ...norm(4, 31), persons: 3 }],
  };
  const advice = listAdvisedCauses(figures, t);
  expect(advice.map(({ topic }) => topic)).toEqual(['factor:13', 'factor:1', 'norm:3', 'norm:4', 'norm:1']);
  expect(advice[0]?.name).toBe('f13');
  expect(listAdvisedCauses({ factors: [], norms: [] }, t)).toEqual([]);
});
