import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import type { CardFacts, CardPerson } from '#/components/chart/model/card-facts.ts';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';
import { categoryOf } from '#/lib/domain/metrics/words/category-words.ts';

/** Words on cards that aren't in the call's answer. */
export interface CardWords {
  isNew: string;
  title: (facts: CardFacts) => string;
  /** Shown instead of a person. */
  vacant: (facts: CardFacts) => string[];
  role: (person: CardPerson) => string;
  /** What is below, as in “12 members”. */
  below: (facts: CardFacts) => string;
  /** The published results of a team or department; empty unless they were requested. */
  figures: (facts: CardFacts) => string;
}

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
      figures: ({ figures }) => {
        if (!figures) return '';
        const { participation, hiddenReason, category_id: category } = figures;
        if (participation === null) return hiddenReason ? t(`hidden.${hiddenReason}`) : t('hidden.none');
        return t('figures', { category: titles(categoryOf(category).key), participation });
      },
    }),
    [t, documented, titles, roleOf],
  );
}
