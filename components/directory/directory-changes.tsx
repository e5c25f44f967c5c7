import { useTranslations } from 'next-intl';
import type { Directory } from '#/components/directory/directory.ts';
import { LocalTime } from '#/components/frame/time/local-time.tsx';

/** Shows what the directory last changed, newest first. */
export function DirectoryChanges({ changes }: { changes: Directory['changes'] }) {
  const t = useTranslations('directory.card');
  const activity = useTranslations('audit.screen');
  if (changes.length === 0) return <p className="text-14">{t('noChanges')}</p>;
  return (
    <details className="text-14">
      <summary className="min-h-6 cursor-pointer rounded-mark font-medium">{t('changes')}</summary>
      <ul className="flex flex-col gap-2 pt-3">
        {changes.map(({ id, at, who, text }) => (
          <li key={id} className="flex flex-col gap-0.5 medium:flex-row medium:items-baseline medium:justify-between">
            <p className="wrap-anywhere">
              {activity.rich('entry', {
                name: who,
                text,
                who: (name) => <strong className="font-medium">{name}</strong>,
              })}
            </p>
            <span className="shrink-0 text-13 text-muted">
              <LocalTime instant={at} />
            </span>
          </li>
        ))}
      </ul>
    </details>
  );
}
