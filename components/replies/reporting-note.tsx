import { useTranslations } from 'next-intl';

/** Says that this isn't a whistleblowing channel, and where the company has one. */
export function ReportingNote({ link }: { link: string | null }) {
  const t = useTranslations('replies.key');
  return (
    <p className="wrap-anywhere text-13 text-muted">
      {link === null
        ? t('noReporting')
        : t.rich('reporting', {
            place: new URL(link).hostname,
            link: (text) => (
              <a href={link} target="_blank" rel="noreferrer" className="font-medium text-accent-text underline">
                {text}
              </a>
            ),
          })}
    </p>
  );
}
