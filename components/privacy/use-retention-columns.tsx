import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import type { KeptKind } from '#/components/privacy/list-months.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';

/** Returns the columns of kinds of data: what it is, how long it's kept now and later, and a button to change that. */
export function useRetentionColumns(onChange: (row: KeptKind) => void): readonly RowColumn<KeptKind>[] {
  const t = useTranslations('privacy.keeping');
  const kindWords = useTranslations('privacy.kept');
  const dayInWords = useDateFormat({ dateStyle: 'medium', timeZone: 'UTC' });
  return [
    {
      header: t('what'),
      cell: ({ kind }) => (
        <span className="flex flex-col whitespace-normal">
          <span>{kindWords(`${kind}.name`)}</span>
          <span className="font-normal text-13 text-muted">{kindWords(`${kind}.about`)}</span>
        </span>
      ),
    },
    {
      header: t('kept'),
      width: 'w-72',
      cell: ({ months, monthsNow, startsOn }) =>
        startsOn === null ? (
          t('months', { months })
        ) : (
          <span className="flex flex-col whitespace-normal">
            <span>{t('untilThen', { day: dayInWords(startsOn), months: monthsNow ?? 0 })}</span>
            <span>{t('fromThen', { day: dayInWords(startsOn), months })}</span>
          </span>
        ),
    },
    {
      header: t('action'),
      width: 'w-28',
      align: 'right',
      isActions: true,
      cell: (row) => (
        <Button
          variant="quiet"
          size="small"
          aria-label={t('changeOf', { name: kindWords(`${row.kind}.name`) })}
          onClick={() => onChange(row)}
        >
          {t('change')}
        </Button>
      ),
    },
  ];
}
