import { Check } from 'lucide-react';
import type { OpenCheckIn } from '#/components/check-ins/use-open-check-ins.ts';

interface SurveyOptionProps {
  team: OpenCheckIn;
  /** Of the person who reads. */
  timeZone: string;
  locale: string;
  isChosen: boolean;
  onChange: (isChosen: boolean) => void;
}

/** One open check-in to choose, with its day and when it closes. */
export function SurveyOption({ team, timeZone, locale, isChosen, onChange }: SurveyOptionProps) {
  return (
    <li>
      <label className="group relative flex min-h-16 items-center gap-4 rounded-card border border-control-line bg-surface p-4 transition-colors hover:bg-hover has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-2">
        <input
          type="checkbox"
          checked={isChosen}
          onChange={(event) => onChange(event.target.checked)}
          className="absolute inset-0 appearance-none rounded-card outline-none"
        />
        <span
          aria-hidden
          className="grid size-6 shrink-0 place-items-center rounded-control border border-control-line bg-surface group-has-checked:border-accent group-has-checked:bg-accent group-has-checked:text-on-accent"
        >
          {isChosen && <Check className="size-4" />}
        </span>
        <span className="flex min-w-0 flex-col">
          <span className="wrap-anywhere font-medium">{team.name}</span>
          <span className="text-13 text-muted">
            For {dayOf(team.localDate, locale)}, open until {momentOf(team.closesAt, timeZone, locale)}
          </span>
        </span>
      </label>
    </li>
  );
}

function dayOf(localDate: string, locale: string): string {
  const format = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(`${localDate}T00:00:00Z`));
}

function momentOf(instant: string, timeZone: string, locale: string): string {
  const format = { weekday: 'short', hour: '2-digit', minute: '2-digit', timeZone } as const;
  return new Intl.DateTimeFormat(locale, format).format(new Date(instant));
}
