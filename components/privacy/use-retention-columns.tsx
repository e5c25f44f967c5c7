import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'next-intl';
import { useDateFormat } from '#/components/frame/time/local-time.tsx';
import type { KeptKind } from '#/components/privacy/list-months.ts';
import { Button } from '#/components/ui/buttons/button.tsx';
import type { RowColumn } from '#/components/ui/tables/row-table.tsx';

/** Returns the columns of kinds of data: what it is, and how long it's kept now and later, in a button to change it. */
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
      width: 'w-48 @max-[480px]:w-40',
      align: 'right',
      isActions: true,
      cell: (row) => {
        const { kind, months, monthsNow, startsOn } = row;
        const name = t('changeOf', { name: kindWords(`${kind}.name`) });
        const value = t('months', { months });
        const later = startsOn && (
          <span className="flex flex-col whitespace-normal text-right text-13">
            <span>{t('untilThen', { day: dayInWords(startsOn), months: monthsNow ?? 0 })}</span>
            <span>{t('fromThen', { day: dayInWords(startsOn), months })}</span>
          </span>
        );
        return (
          <span className="flex flex-col items-end gap-1">
            {later}
            <Button
              variant="secondary"
              size="small"
              className="min-w-27 whitespace-nowrap!"
              aria-label={`${value}. ${name}`}
              onClick={() => onChange(row)}
            >
              {value}
              <ChevronDown aria-hidden />
            </Button>
          </span>
        );
      },
    },
  ];
}
