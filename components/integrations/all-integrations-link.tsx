import { ArrowLeft } from 'lucide-react';
import Link from 'next/link';
import { getTranslations } from 'next-intl/server';
import { type IntegrationName, integrationsPath } from '#/components/integrations/integrations.ts';
import { Opened } from '#/components/integrations/opened.tsx';

/** Shows the link back to the list, on the page of a single integration. */
export async function AllIntegrationsLink({ from }: { from: IntegrationName }) {
  const t = await getTranslations('integrations.index');
  return (
    <>
      <Link
        href={integrationsPath}
        prefetch={false}
        className="-mx-2 flex min-h-9 items-center gap-1.5 self-start rounded-control px-2 text-13 text-muted hover:bg-hover hover:text-ink"
      >
        <ArrowLeft aria-hidden className="size-4" />
        {t('all')}
      </Link>
      <Opened name={from} />
    </>
  );
}
