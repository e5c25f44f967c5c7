'use client';

import { useId, useState } from 'react';
import type { Questions } from '#/components/check-ins/answers-state.ts';
import type { QuestionnaireWords } from '#/components/check-ins/draw.ts';
import { ScaleChoice } from '#/components/check-ins/scale-choice.tsx';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { ProgressBar } from '#/components/ui/feedback/progress-bar.tsx';
import { SearchInput } from '#/components/ui/fields/search-input.tsx';
import { productivityScale } from '#/lib/domain/check-ins/constants.ts';
import { holdsName } from '#/lib/words/person-search.ts';

interface RatingsBlockProps {
  users: Questions['team']['users'];
  /** By member id; absent without an answer, null if skipped. */
  values: Record<string, number | null>;
  t: QuestionnaireWords;
  /** undefined removes an answer. */
  onChange: (userId: number, value: number | null | undefined) => void;
}

interface RatingRowProps {
  t: QuestionnaireWords;
  user: Questions['team']['users'][number];
  /** undefined without an answer, null if skipped. */
  value: number | null | undefined;
  /** undefined removes the answer. */
  onChange: (value: number | null | undefined) => void;
}

const { min, max, anchors } = productivityScale;
const anchorNames = ['start', 'middle', 'end'] as const;
/** Steps of 25: no one can judge someone else's work more exactly, and each value is one tap. */
const values = [0, 1, 2, 3, 4].map((quarter) => min + (quarter * (max - min)) / 4);
const choices = [...values, null];

/** Shows one member with all possible ratings in a row of large buttons. */
function RatingRow({ t, user, value, onChange }: RatingRowProps) {
  const name = useId();
  const { firstName, lastName } = user;
  return (
    <li className="py-3">
      <fieldset className="flex min-w-0 flex-col gap-2">
        <legend className="sr-only">
          {firstName} {lastName}
        </legend>
        <div className="flex min-h-8 min-w-0 items-center gap-3">
          <Avatar firstName={firstName} lastName={lastName} size="small" />
          <span aria-hidden className="wrap-anywhere min-w-0 flex-1 font-medium">
            {firstName} {lastName}
          </span>
          {value !== undefined && (
            <button
              type="button"
              className="-my-2 min-h-12 rounded-control px-2 text-13 text-muted hover:text-ink"
              aria-label={t('ratings.clearOf', { name: `${firstName} ${lastName}` })}
              onClick={({ currentTarget }) => {
                // The button disappears, and the focus with it.
                currentTarget.closest('fieldset')?.querySelector('input')?.focus({ preventScroll: true });
                onChange(undefined);
              }}
            >
              {t('ratings.clear')}
            </button>
          )}
        </div>
        <div className="grid grid-cols-6 gap-1">
          {choices.map((choice) => (
            <ScaleChoice
              key={choice}
              name={name}
              text={choice === null ? t('ratings.short') : String(choice)}
              label={formatChoice(choice, t)}
              size="small"
              checked={choice === value}
              onChoose={() => onChange(choice)}
            />
          ))}
        </div>
      </fieldset>
    </li>
  );
}

function formatChoice(choice: number | null, t: QuestionnaireWords): string {
  if (choice === null) return t('ratings.notApplicable');
  const anchor = anchorNames.find((name) => anchors[name] === choice);
  return anchor ? t('scales.level', { level: choice, meaning: t(`scales.productivity.${anchor}`) }) : String(choice);
}

/** The number of rows at first, and of each further page. */
const AT_ONCE = 20;
/** With more members, a name is found faster by typing. */
const SEARCHED_FROM = 12;

/** Shows the leader's rating of each member with one tap; none is required, and the progress stays visible. */
export function RatingsBlock({ users, values, t, onChange }: RatingsBlockProps) {
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(AT_ONCE);
  const rated = users.filter(({ id }) => values[id] !== undefined).length;
  const matches = users.filter(({ firstName, lastName }) => holdsName(`${firstName} ${lastName}`, typed));
  const more = Math.min(AT_ONCE, matches.length - most);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-muted">{t('ratings.hint')}</p>
      <div className="-mx-4 medium:-mx-6 stays top-0 z-10 flex flex-col gap-3 border-line border-b bg-paper px-4 py-3 medium:px-6">
        <ProgressBar
          label={t('ratings.done')}
          value={rated}
          max={users.length}
          text={t('ratings.doneOf', { done: rated, of: users.length })}
        />
        {users.length > SEARCHED_FROM && (
          <SearchInput
            aria-label={t('ratings.find')}
            placeholder={t('ratings.find')}
            value={typed}
            // Enter would move on to the next question.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        <p aria-hidden className="text-13 text-muted">
          {t('scales.productivity.inShort', anchors)}
        </p>
      </div>
      <ul className="-mt-4 flex flex-col divide-y divide-line">
        {matches.slice(0, most).map((user) => (
          <RatingRow
            key={user.id}
            t={t}
            user={user}
            value={values[user.id]}
            onChange={(value) => onChange(user.id, value)}
          />
        ))}
      </ul>
      {matches.length === 0 && <p className="text-muted">{t('ratings.noneFound')}</p>}
      {more > 0 && (
        <Button variant="secondary" size="large" full onClick={() => setMost(most + AT_ONCE)}>
          {t('ratings.more', { count: more })}
        </Button>
      )}
    </div>
  );
}
