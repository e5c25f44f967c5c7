import { type PaperSection, text } from '#/lib/domain/papers/content/paper.present.ts';
import { type ConnectionKind, connectionKinds, type PaperFacts } from '#/lib/domain/papers/facts.service.ts';
import { wordsFor } from '#/lib/words/translator.ts';

type Channel = ConnectionKind | 'mail' | 'push';

/** Returns which channels and connections the company uses, and who sees what there. */
export function channelsSection({ locale, company, offered }: PaperFacts): PaperSection {
  const t = wordsFor(locale, 'papers.channels');
  const cells = wordsFor(locale, 'papers.cells');
  const stateOf = (kind: ConnectionKind) => {
    if (!company) return t('possible');
    if (!company.connected.includes(kind)) return t('off');
    return company.channel === kind ? t('usual') : t('inUse');
  };
  const rows: [Channel, string][] = [
    ['mail', !company || company.channel === 'mail' ? t('usual') : t('inUse')],
    ['push', t('eachPerson')],
    ...connectionKinds
      .filter((kind) => offered.includes(kind) || company?.connected.includes(kind))
      .map((kind): [Channel, string] => [kind, stateOf(kind)]),
  ];
  return {
    id: 'channels',
    title: t('title'),
    parts: [
      text(t('about')),
      {
        kind: 'table',
        title: t('title'),
        heads: [cells('what'), cells('here'), cells('sees')],
        rows: rows.map(([kind, state]) => [t(`${kind}.name`), state, t(`${kind}.sees`)]),
      },
    ],
  };
}
