import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { CardFacts, CardPerson } from '#/components/chart/model/card-facts.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { describeCategory } from '#/lib/domain/metrics/words/category-words.ts';

/** Words on cards that the call does not return. */
export interface CardWords {
  isNew: string;
  title: (facts: CardFacts) => string;
  /** Instead of a person. */
  vacant: (facts: CardFacts) => string[];
  role: (person: CardPerson) => string;
  /** What hangs below, as in "12 members". */
  below: (facts: CardFacts) => string;
  /** What is published of a team or department; empty unless it was asked for. */
  figures: (facts: CardFacts) => string;
}

export function useCardWords(): CardWords {
  const words = useTranslations('chart.screen');
  const documented = useTranslations('specification.chart');
  return useMemo(
    () => ({
      isNew: words('new'),
      title: (facts) => (facts.kind === nodeKinds.loose ? documented('loose') : facts.name),
      vacant: ({ kind, counts }) => {
        if (!counts) return kind === nodeKinds.loose ? [] : [words('noLeader')];
        return [
          words('departments', { count: counts.departments }),
          words('teams', { count: counts.teams }),
          words('members', { count: counts.members }),
        ];
      },
      role: ({ role, isInvited }) => (isInvited ? words('invited', { role }) : role),
      below: ({ kind, children }) => {
        if (kind === nodeKinds.team) return words('members', { count: children });
        return kind === nodeKinds.department || kind === nodeKinds.loose ? words('teams', { count: children }) : '';
      },
      figures: ({ figures }) => {
        if (!figures) return '';
        const { participation, hiddenReason, category_id: category } = figures;
        if (participation === null) return hiddenReason ? words(`hidden.${hiddenReason}`) : words('hidden.none');
        return words('figures', { category: describeCategory(category).title, participation });
      },
    }),
    [words, documented],
  );
}
