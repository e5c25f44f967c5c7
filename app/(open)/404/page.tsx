import { readQuery, type SearchParams } from '#/app/page-request.ts';
import { pageTitle } from '#/app/page-title.ts';
import { MissingCheckIn } from '#/components/check-ins/missing-check-in.tsx';
import { MissingPage } from '#/components/frame/pages/missing-page.tsx';
import { MissingLink } from '#/components/mail-preferences/missing-link.tsx';

export const generateMetadata = () => pageTitle('notFound');

/** Shows that a page doesn't exist, and names what couldn't be found if the previous page knew. */
export default async function Page({ searchParams }: { searchParams: SearchParams }) {
  const of = await readQuery(searchParams, 'of');
  if (of === 'unsubscribe' || of === 'pulse') return <MissingLink of={of} />;
  return of === 'check-in' ? <MissingCheckIn /> : <MissingPage />;
}
