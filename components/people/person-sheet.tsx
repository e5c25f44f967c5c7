'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useState } from 'react';
import { useChange } from '#/components/frame/sending/use-change.ts';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { useNow } from '#/components/frame/time/use-now.ts';
import { departmentHref, shownName, teamHref } from '#/components/organisation/organisation-links.ts';
import { isUnfinished, nameOf, type Person } from '#/components/people/person.ts';
import type { Act } from '#/components/people/use-people-acts.ts';
import { Status } from '#/components/people/use-people-columns.tsx';
import { Avatar } from '#/components/ui/avatar.tsx';
import { Button } from '#/components/ui/buttons/button.tsx';
import { CopyButton } from '#/components/ui/buttons/copy-button.tsx';
import { TextLink } from '#/components/ui/buttons/text-link.tsx';
import { Field } from '#/components/ui/fields/field.tsx';
import { TextInput } from '#/components/ui/fields/text-input.tsx';
import { SidePanel } from '#/components/ui/side-panel.tsx';
import { useDocumented } from '#/components/ui/use-documented.ts';
import { call } from '#/lib/api/call.ts';
import { correctAddressContract } from '#/lib/domain/people/access/access.contract.ts';

interface PersonSheetProps {
  person: Person;
  onAct: (act: Act) => void;
  onClose: () => void;
}

/** Shows everything that the list has about a person, and the actions for them. */
export function PersonSheet({ person, onAct, onClose }: PersonSheetProps) {
  const t = useTranslations('people.sheet');
  const bulk = useTranslations('people.bulk');
  const { email, roles, departments, teams, status, expiresAt, mailRefusedAt } = person;
  const documented = useDocumented();
  const now = useNow();
  const day = useDateFormat({ dateStyle: 'long' });
  const places = [
    ['departments', departments.map((one) => [departmentHref(one), one.name] as const)],
    ['teams', teams.map((one) => [teamHref('Administrator', one), one.name] as const)],
  ] as const;
  return (
    <SidePanel
      title={nameOf(person)}
      closeLabel={t('close')}
      onClose={onClose}
      footer={
        <>
          {isUnfinished(person) && <Button onClick={() => onAct('remind')}>{bulk('remind')}</Button>}
          {status === 'Suspended' && <Button onClick={() => onAct('restore')}>{bulk('restore')}</Button>}
          {status === 'Suspended' && (
            <Button variant="quiet" onClick={() => onAct('erase')}>
              {bulk('erase')}
            </Button>
          )}
          {person.id !== null && status !== 'Suspended' && (
            <Button variant="secondary" onClick={() => onAct('move')}>
              {bulk('move')}
            </Button>
          )}
          {teams.length > 0 && (
            <Button variant="quiet" onClick={() => onAct('remove')}>
              {bulk('remove')}
            </Button>
          )}
          {person.id !== null && status !== 'Suspended' && (
            <Button variant="quiet" onClick={() => onAct('suspend')}>
              {bulk('suspend')}
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-6">
        <div className="flex items-center gap-4">
          <Avatar firstName={person.firstName || email} lastName={person.lastName} size="large" />
          <div className="flex min-w-0 flex-col items-start gap-1.5">
            <Status {...person} />
            {status === 'Invitation Sent' && expiresAt && (
              <span className="text-13 text-muted">
                {Date.parse(expiresAt) > now ? t('expires', { date: day(expiresAt) }) : t('expired')}
              </span>
            )}
            {mailRefusedAt && (
              <span className="text-13 text-bad">
                {t(person.id === null ? 'undelivered' : 'refused', { date: day(mailRefusedAt) })}
              </span>
            )}
          </div>
        </div>
        {person.id === null && mailRefusedAt && <CorrectAddress key={email} email={email} onDone={onClose} />}
        <dl className="flex flex-col gap-5">
          <Line label={t('email')}>
            <span className="flex items-center gap-1">
              <span className="wrap-anywhere">{email}</span>
              <CopyButton size="small" text={email} label={t('copy')} hint={t('copy')} />
            </span>
          </Line>
          <Line label={t('roles')}>{roles.map(documented).join(', ') || t('none')}</Line>
          {places.map(([name, hrefs]) => (
            <Line key={name} label={t(name)}>
              {hrefs.length === 0
                ? t('none')
                : hrefs.map(([href, place]) => (
                    <span key={href} className="flex min-h-7 items-center">
                      <TextLink href={href}>{shownName(place)}</TextLink>
                    </span>
                  ))}
            </Line>
          ))}
        </dl>
      </div>
    </SidePanel>
  );
}

function Line({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-col gap-0.5">
      <dt className="text-13 text-muted">{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

interface CorrectAddressProps {
  /** The email address that refuses emails. */
  email: string;
  onDone: () => void;
}

/** Shows a field for the right email address of someone whose invitation couldn't be delivered. */
function CorrectAddress({ email, onDone }: CorrectAddressProps) {
  const t = useTranslations('people.sheet');
  const [newEmail, setNewEmail] = useState(email);
  const change = useChange({
    run: () => call(correctAddressContract, { body: { email, newEmail } }),
    done: (_, { message }) => message,
    onDone,
    // The field shows it.
    onFailure: () => undefined,
  });
  return (
    <form
      method="post"
      noValidate
      className="flex flex-col items-start gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        change.mutate();
      }}
    >
      <Field label={t('correct')} help={t('correctHelp')} error={change.error?.message} required className="w-full">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            value={newEmail}
            onChange={({ target }) => setNewEmail(target.value)}
          />
        )}
      </Field>
      <Button type="submit" size="small" disabled={newEmail.trim() === email} loading={change.isPending}>
        {t('correctDo')}
      </Button>
    </form>
  );
}
