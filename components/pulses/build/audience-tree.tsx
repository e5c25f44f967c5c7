'use client';

import { Check, ChevronDown, Minus } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { AudienceDepartment, AudienceTeam } from '#/components/pulses/build/audience.ts';
import { CheckOption } from '#/components/ui/fields/check-option.tsx';

interface AudienceTreeProps {
  departments: readonly AudienceDepartment[];
  teamIds: readonly number[];
  onChange: (teams: number[]) => void;
  /** A team can have its own results from this many people. */
  smallest: number;
  /** Whether departments that are asked as a whole begin folded: the list would be long. */
  areWholeFolded: boolean;
}

/** Shows departments and their teams with checkboxes; a department's checkbox selects all its teams. */
export function AudienceTree({ departments, teamIds, onChange, smallest, areWholeFolded }: AudienceTreeProps) {
  const t = useTranslations('pulses.audience');
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const set = (ids: readonly number[], isChosen: boolean) => {
    const others = teamIds.filter((id) => !ids.includes(id));
    onChange(isChosen ? [...others, ...ids] : others);
  };
  const peopleOf = (team: AudienceTeam) => {
    const { membersCount: count } = team;
    // During an upgrade, an older process answers without it.
    const waiting = (team as Partial<AudienceTeam>).unfinishedCount ?? 0;
    return count === 0 || waiting === 0
      ? t('people', { count })
      : t('peopleOf', { count, all: count + waiting, waiting });
  };
  return (
    <ul aria-label={t('title')} className="max-h-96 overflow-y-auto rounded-control border border-line">
      {departments.map(({ id, name, teams }) => {
        const ids = teams.map((team) => team.id);
        const count = ids.filter((one) => teamIds.includes(one)).length;
        const shownName = id === 0 ? t('noDepartment') : name || t('unnamed');
        const isOpen = turned.get(id) ?? !(areWholeFolded && count === ids.length);
        return (
          <li key={id} className="relative border-line border-b last:border-b-0">
            <label className="stays top-0 z-10 flex min-h-11 items-center gap-3 bg-sunken pr-14 pl-3 font-medium text-14 has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:-outline-offset-2">
              <input
                type="checkbox"
                ref={(box) => {
                  if (box) box.indeterminate = count > 0 && count < ids.length;
                }}
                checked={count === ids.length}
                onChange={(event) => set(ids, event.target.checked)}
                className="peer absolute inset-0 appearance-none outline-none"
              />
              <span
                aria-hidden
                className="grid size-5 shrink-0 place-items-center rounded-mark border border-control-line bg-surface peer-checked:border-accent peer-checked:bg-accent peer-indeterminate:border-accent peer-indeterminate:bg-accent"
              >
                {count === ids.length && <Check className="size-4 text-on-accent" />}
                {count > 0 && count < ids.length && <Minus className="size-4 text-on-accent" />}
              </span>
              <span className="wrap-anywhere min-w-0 flex-1">{shownName}</span>
              <span className="font-normal text-13 text-muted tabular-nums">
                {t('chosenOf', { count, of: ids.length })}
              </span>
            </label>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-label={t('teamsOf', { name: shownName })}
              onClick={() => setTurned(new Map(turned).set(id, !isOpen))}
              className="absolute top-0 right-1 z-20 grid h-11 w-11 place-items-center text-muted hover:text-ink"
            >
              <ChevronDown aria-hidden className={isOpen ? 'size-4 rotate-180' : 'size-4'} />
            </button>
            <ul aria-label={shownName} hidden={!isOpen} className="[&_label]:pl-7">
              {teams.map((team) => (
                <CheckOption
                  key={team.id}
                  look="row"
                  title={team.name || t('unnamed')}
                  detail={team.isLarge ? peopleOf(team) : t('fewPeople', { people: peopleOf(team), smallest })}
                  isChosen={teamIds.includes(team.id)}
                  onChange={(isChosen) => set([team.id], isChosen)}
                />
              ))}
            </ul>
          </li>
        );
      })}
    </ul>
  );
}
