import { useFormatter, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import type { Connection } from '#/components/company-sign-in/company-sign-in.ts';
import { SamlAddresses } from '#/components/company-sign-in/saml-addresses.tsx';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import { Badge } from '#/components/ui/badge.tsx';
import { Alert } from '#/components/ui/feedback/alert.tsx';
import { EXCEPTED_COUNT } from '#/lib/domain/company-sign-in/constants.ts';

const looks = { draft: 'neutral', tested: 'info', active: 'good', off: 'plain' } as const;

interface ConnectionFactsProps {
  connection: Connection;
  /** The connection of several that people are sent to. */
  offered: Connection | undefined;
}

/** Shows the details of a connection, the result of its last test, and who can sign in with it. */
export function ConnectionFacts({ connection, offered }: ConnectionFactsProps) {
  const t = useTranslations('company-sign-in.connection');
  const format = useFormatter();
  const { name, state, issuer, clientId, saml, test, isEnforced, excepted, createsPeople } = connection;
  const inDays = useDateFormat({ dateStyle: 'long' });
  const end = saml?.certificatesEnd ? inDays(saml.certificatesEnd) : null;
  const facts = saml
    ? [
        [t('provider'), issuer],
        [t('emailFrom'), saml.emailAttribute ?? t('nameId')],
        [t('certificate'), end ?? ''],
      ]
    : [
        [t('issuer'), issuer],
        [t('client'), clientId],
      ];
  const people = format.list(excepted.map((person) => person.name));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h4 className="wrap-anywhere font-semibold text-16">{name}</h4>
        <Badge look={looks[state]}>{t(state)}</Badge>
        {isEnforced && <Badge look="accent">{t('enforcedState')}</Badge>}
      </div>
      {state === 'active' && offered && offered.id !== connection.id && (
        <Alert state="neutral">
          {t(offered.isEnforced ? 'waitsForOnly' : 'waitsForNewer', { name, other: offered.name })}
        </Alert>
      )}
      {issuer === '' ? (
        <Alert state="neutral">{t('noMetadata')}</Alert>
      ) : (
        <dl className="grid gap-x-6 gap-y-2 text-14 medium:grid-cols-[auto_1fr]">
          {facts.map(([label, value]) => (
            <Fragment key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="wrap-anywhere">{value}</dd>
            </Fragment>
          ))}
        </dl>
      )}
      {saml && end && <p className="text-13 text-muted">{t('certificateAbout')}</p>}
      {saml?.isEnding && end && <Alert state="bad">{t('certificateEnds', { day: end })}</Alert>}
      {saml && <SamlAddresses saml={saml} />}
      <p className="text-14">{t(createsPeople ? 'newPeople' : 'noNewPeople')}</p>
      {isEnforced && excepted.length > 0 && <p className="text-14">{t('excepted', { names: people })}</p>}
      {isEnforced && excepted.length < EXCEPTED_COUNT && (
        <Alert state="bad">{t('tooFewExcepted', { count: excepted.length, name })}</Alert>
      )}
      {test && (
        <Alert state={test.isSuccess ? 'good' : 'bad'}>
          <p>
            {test.reason ??
              (test.person === null
                ? t('testedNew', { email: test.email ?? '' })
                : t('testedAs', { person: test.person }))}
          </p>
          {test.missingAttribute !== null && <p>{t('testNameId', { attribute: test.missingAttribute })}</p>}
          {!test.saysWhen && <p>{t('testWhen')}</p>}
          {test.subject !== null && (
            <p className="text-muted">{t('testSaw', { email: test.email ?? t('noEmail'), subject: test.subject })}</p>
          )}
        </Alert>
      )}
    </>
  );
}
