import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { type ChartModel, nodeKey } from '#/components/chart/model/chart-model.ts';
import type { PackedChart } from '#/components/chart/model/packed-chart.ts';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { initialsOf } from '#/lib/domain/chart/layout/initials.ts';
import { countChildren, nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { categoryOf, stateOfCategory } from '#/lib/domain/metrics/words/category-words.ts';

type Place = PackedChart['places'][number];
type Figures = PackedChart['teams'][number]['figures'];

export interface CardPerson {
  name: string;
  role: Place['role'];
  position: string;
  email: string;
  initials: string;
  foto: string | null;
  /** Invited, but without an account yet. */
  isInvited: boolean;
  /** All positions of a person who has several. */
  places: readonly Place[];
}

/** Everything that a card says. */
export interface CardFacts {
  node: number;
  key: string;
  kind: number;
  /** A name, or nothing if words replace it. */
  name: string;
  person: CardPerson | null;
  second: CardPerson | null;
  /** Which palette; none outside departments. */
  palette: number | null;
  isNew: boolean;
  link: string | null;
  children: number;
  figures: Figures;
  /** How many the chart contains, on the company's card. */
  counts: PackedChart['counts'] | null;
}

const noPlaces: readonly Place[] = [];

/** Returns what the card of a node says. */
export function cardFacts(model: ChartModel, node: number): CardFacts {
  const { nodes, chart } = model;
  const row = nodes.row[node] ?? 0;
  const facts: CardFacts = {
    node,
    key: nodeKey(model, node),
    kind: nodes.kind[node] ?? 0,
    name: '',
    person: null,
    second: null,
    palette: paletteOf(model, node),
    isNew: false,
    link: null,
    children: countChildren(nodes, node),
    figures: null,
    counts: null,
  };
  switch (facts.kind) {
    case nodeKinds.company:
      return { ...facts, name: chart.companyName, counts: chart.counts, figures: chart.figures };
    case nodeKinds.administrator: {
      const admin = chart.admins[row];
      if (!admin) return facts;
      return { ...facts, name: admin.role, person: leaderOf(model, { ...admin, status: true }), isNew: admin.isNew };
    }
    case nodeKinds.department: {
      const department = chart.departments[row];
      if (!department) return facts;
      const { departmentName: name, link, leader, figures } = department;
      return { ...facts, name, link, figures, person: leader && leaderOf(model, leader) };
    }
    case nodeKinds.team: {
      const team = chart.teams[row];
      if (!team) return facts;
      const { teamName: name, link, leader, secondaryLeader: second, figures } = team;
      const person = leader && leaderOf(model, leader);
      return { ...facts, name, link, figures, person, second: second && leaderOf(model, second) };
    }
    case nodeKinds.member: {
      const person = memberOf(model, row);
      return { ...facts, name: person.name, person, isNew: model.newMembers.has(row) };
    }
    default:
      return facts;
  }
}

/** Returns a value per node, computed when it's first read. */
export function perNode<Value>(make: (node: number) => Value): (node: number) => Value {
  const values: (Value | undefined)[] = [];
  return (node) => (values[node] ??= make(node));
}

type Leader = Pick<
  NonNullable<PackedChart['teams'][number]['leader']>,
  'id' | 'name' | 'role' | 'workPosition' | 'email' | 'initials' | 'foto' | 'status'
>;

function leaderOf(model: ChartModel, leader: Leader): CardPerson {
  const { id, name, role, workPosition: position, email, initials, foto, status } = leader;
  const places = (id !== null && model.places.get(id)) || noPlaces;
  return { name, role, position, email, initials, foto, isInvited: !status, places };
}

function memberOf({ chart, places }: ChartModel, row: number): CardPerson {
  const { ids, names, emails, positions, fotos } = chart.members;
  const name = names[row] ?? '';
  return {
    name,
    role: 'Member',
    position: chart.workPositions[positions[row] ?? 0] ?? '',
    email: emails[row] ?? '',
    initials: initialsOf(name),
    foto: fotos[row] || null,
    isInvited: false,
    places: places.get(ids[row] ?? 0) ?? noPlaces,
  };
}

function paletteOf({ nodes, chart }: ChartModel, node: number): number | null {
  for (let at = node; at >= 0; at = nodes.parent[at] ?? -1)
    if (nodes.kind[at] === nodeKinds.department) return chart.departments[nodes.row[at] ?? 0]?.palette ?? null;
  return null;
}

/** Words on cards that aren't in the call's answer. */
export interface CardWords {
  isNew: string;
  title: (facts: CardFacts) => string;
  /** Shown instead of a person. */
  vacant: (facts: CardFacts) => string[];
  role: (person: CardPerson) => string;
  /** What is below, as in “12 members”. */
  below: (facts: CardFacts) => string;
  /** How many other positions a person has. */
  moreRoles: (count: number) => string;
  /** The published results of the company, a department or a team; null unless they were requested. */
  result: (facts: CardFacts) => ResultWords | null;
}

export interface ResultWords {
  /** Why it needs attention, otherwise the category, or why there is none. */
  text: string;
  /** Whether that is good or bad; null if there are no results. */
  tone: ReturnType<typeof stateOfCategory> | null;
  /** How many answered, as in “84% answered”; empty if there are no results. */
  share: string;
  /** All of it, as in “Thriving · 84% answered”. */
  full: string;
}

/** Returns the words on cards, in the reader's language. */
export function useCardWords(): CardWords {
  const t = useTranslations('chart.screen');
  const documented = useTranslations('specification.chart');
  const titles = useTranslations('figures.categories');
  const roleOf = useDocumented();
  return useMemo(
    () => ({
      isNew: t('new'),
      title: ({ kind, name }) => {
        if (kind === nodeKinds.loose) return documented('loose');
        return kind === nodeKinds.administrator ? roleOf(name) : name;
      },
      vacant: ({ kind, counts }) => {
        if (!counts) return kind === nodeKinds.loose ? [] : [t('noLeader')];
        return [
          t('departments', { count: counts.departments }),
          t('teams', { count: counts.teams }),
          t('members', { count: counts.members }),
        ];
      },
      role: ({ role, isInvited }) => (isInvited ? t('invited', { role: roleOf(role) }) : roleOf(role)),
      below: ({ kind, children }) => {
        if (kind === nodeKinds.team) return t('members', { count: children });
        return kind === nodeKinds.department || kind === nodeKinds.loose ? t('teams', { count: children }) : '';
      },
      moreRoles: (count) => t('moreRoles', { count }),
      result: ({ figures }) => {
        if (!figures) return null;
        const { participation, hiddenReason, category_id: category, attention } = figures;
        if (participation === null) {
          const text = t(`hidden.${hiddenReason ?? 'none'}`);
          return { text, tone: null, share: '', full: text };
        }
        const share = t('takesPart', { participation });
        const text = attention ?? titles(categoryOf(category).key);
        return { text, tone: attention ? 'bad' : stateOfCategory(category), share, full: `${text} · ${share}` };
      },
    }),
    [t, documented, titles, roleOf],
  );
}
