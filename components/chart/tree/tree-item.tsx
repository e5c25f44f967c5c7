'use client';

import { clsx } from 'clsx';
import { ChevronRight, UserRound } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { paletteClass } from '#/components/chart/drawing/chart-colours.ts';
import type { Scene } from '#/components/chart/drawing/scene.ts';
import { type CardFacts, useCardWords } from '#/components/chart/model/card-facts.ts';
import type { TreeRow } from '#/components/chart/tree/tree-rows.ts';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { nodeKinds } from '#/lib/domain/chart/layout/layout-nodes.ts';

const tones = { good: 'text-good', neutral: 'text-neutral', bad: 'text-bad', info: 'text-info' } as const;

interface TreeItemProps {
  row: TreeRow;
  scene: Scene;
  title: string;
  top: number;
  height: number;
  isCurrent: boolean;
  isMarked: boolean;
}

/** Shows one row of the list; a hint has the email address. */
export function TreeItem(props: TreeItemProps) {
  const { row, scene, title, top, height, isCurrent, isMarked } = props;
  const t = useTranslations('chart.screen');
  const roleOf = useDocumented();
  const cardWords = useCardWords();
  const { node, level, position, siblings } = row;
  const facts = scene.facts(node);
  const hasChildren = facts.children > 0;
  const isOpen = scene.open[node] === 1;
  const isTeam = facts.kind === nodeKinds.team;
  const result = cardWords.result(facts);
  const line = lineBelow(facts, cardWords);
  // Paper only says what else a person is.
  const isPlain = line === roleOf('Member');
  const places = facts.person && facts.person.places.length > 1 ? facts.person.places : [];
  const hints = [
    title,
    line,
    result?.full,
    facts.person?.email,
    ...places.map(({ role, of }) => t('place', { role: roleOf(role), of })),
  ];
  return (
    <div
      role="treeitem"
      data-node={node}
      aria-level={level}
      aria-setsize={siblings}
      aria-posinset={position}
      aria-expanded={hasChildren ? isOpen : undefined}
      aria-selected={isMarked}
      tabIndex={isCurrent ? 0 : -1}
      className={clsx(
        'absolute inset-x-0 flex cursor-pointer items-center gap-2 rounded-control pr-2 hover:bg-hover print:static print:h-auto! print:break-inside-avoid aria-expanded:print:break-after-avoid focus-visible:-outline-offset-2 aria-selected:bg-accent-soft',
        isPlain ? 'print:min-h-9' : 'print:min-h-12',
        paletteClass(facts.palette),
      )}
      style={{ top, height, paddingLeft: (level - 1) * 16 + 4 }}
    >
      <ChevronRight
        aria-hidden
        className={clsx(
          'size-4 shrink-0 text-muted transition-transform forced-colors:text-[CanvasText]',
          isOpen && 'rotate-90',
          !hasChildren && 'invisible',
        )}
      />
      <Picture facts={facts} />
      <span className="flex min-w-0 flex-1 flex-col" title={hints.filter(Boolean).join('\n')}>
        <span dir="auto" className="truncate text-left font-medium leading-5">
          {title}
        </span>
        {result && (
          // The share beside a result is shown if it fits; otherwise it wraps out of sight.
          <span
            dir="auto"
            className="flex h-4 flex-wrap gap-x-[0.5ch] overflow-hidden text-left text-12 text-muted leading-4 print:h-auto"
          >
            <span className={clsx('max-w-full truncate', result.tone && tones[result.tone])}>{result.text}</span>
            {result.share && <span className="max-w-full truncate">{`· ${result.share}`}</span>}
          </span>
        )}
        {line !== '' && (
          <span
            dir="auto"
            className={clsx('truncate text-left text-12 text-muted leading-4', isPlain && 'print:hidden')}
          >
            {line}
          </span>
        )}
      </span>
      {facts.isNew && (
        <span className="rounded-full bg-good-soft px-2 py-0.5 font-medium text-12 text-good">{t('new')}</span>
      )}
      {facts.link && (
        <CopyButton
          size="small"
          text={facts.link}
          label={t(isTeam ? 'copyTeam' : 'copyDepartment', { name: facts.name })}
          hint={t(isTeam ? 'teamLink' : 'departmentLink', { name: facts.name })}
        />
      )}
      {hasChildren && !isOpen && (
        <span className="rounded-full bg-sunken px-2 py-0.5 text-12 text-muted tabular-nums">
          {t('more', { count: facts.children })}
        </span>
      )}
    </div>
  );
}

function Picture({ facts: { person, kind } }: { facts: CardFacts }) {
  const isPlace = kind === nodeKinds.company || kind === nodeKinds.loose;
  if (isPlace)
    return <span aria-hidden className="h-8 w-1 shrink-0 rounded-full bg-(--strong) forced-colors:bg-[CanvasText]" />;
  if (!person)
    return (
      <span
        aria-hidden
        className="grid size-8 shrink-0 place-items-center rounded-full max-[360px]:hidden bg-(--soft) text-(--title) forced-colors:border"
      >
        <UserRound className="size-4" />
      </span>
    );
  return (
    <span
      aria-hidden
      data-initials={person.foto ? undefined : person.initials}
      className="grid size-8 shrink-0 place-items-center rounded-full max-[360px]:hidden bg-(--soft) font-semibold text-(--title) text-13 before:content-[attr(data-initials)] forced-colors:border"
      style={person.foto ? { background: `center / cover url(${JSON.stringify(person.foto)})` } : undefined}
    />
  );
}

/**
 * Returns the line below the name: the leaders, or a person's role; and how many other roles the person has.
 */
function lineBelow({ kind, person, second, ...facts }: CardFacts, words: ReturnType<typeof useCardWords>): string {
  if (!person) return words.vacant({ kind, person, second, ...facts })[0] ?? '';
  const roles = person.places.length > 1 ? words.moreRoles(person.places.length - 1) : '';
  if (kind === nodeKinds.member || kind === nodeKinds.administrator)
    return [words.role(person), person.position, roles].filter(Boolean).join(' · ');
  return [[person.name, second?.name].filter(Boolean).join(', '), roles].filter(Boolean).join(' · ');
}
